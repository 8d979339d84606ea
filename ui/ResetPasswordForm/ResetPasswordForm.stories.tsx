import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';

const email = 'asha@example.in';
const longEmail = 'asha.venkateshwara.kulkarni.of.the.long.name@department.of.examples.example.in';
const notProved = 'Ask for a code and enter it first, then choose a new password';

const meta = {
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  decorators: [column],
  args: { email, onSubmit: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Inside an AuthCard, right after OtpForm accepted the code.'],
    whenNot: [
      'Before a code was entered: ForgotPasswordForm, then OtpForm.',
      'A first password: RegisterForm.',
    ],
    pairs: [
      {
        do: 'Show the email of the account; it cannot be changed here.',
        dont: 'Leave the email out: password managers could not assign the password.',
      },
      {
        do: 'Say in the card’s introduction that other devices are logged out.',
        dont: 'Leave it unmentioned.',
      },
    ],
    content: ['"New password and confirm password must be same" is the specification’s sentence.'],
    keyboard: [
      ['Tab', 'Email (read-only), new password, its eye, confirm, its eye, Change Password'],
      ['Enter', 'In a field: submits, once both are filled'],
    ],
    accessibility: ['The email is read-only, not disabled, so that it can be read out and copied.'],
  }),
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof ResetPasswordForm>;

const typing =
  (first: string, second: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), first);
    await userEvent.type(canvas.getByLabelText('Confirm Password'), second);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  };
const twice = typing('mango-season', 'mango-season');

export const Playground: Story = {};

export const Sent: Story = {
  play: async (context) => {
    await twice(context);
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      email,
      newPassword: 'mango-season',
      confirmPassword: 'mango-season',
    });
  },
};

/** The form sends nothing (W-01). */
export const PasswordsDiffer: Story = {
  play: async (context) => {
    await typing('mango-season', 'mango-seasons')(context);
    await expect(
      await context.canvas.findByText('New password and confirm password must be same'),
    ).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async (context) => {
    await typing('mango', 'mango')(context);
    await expect(context.canvas.getByLabelText('New Password')).toBeInvalid();
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse(notProved) },
  play: async (context) => {
    await twice(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(notProved);
  },
};

export const Loading: Story = {
  args: { onSubmit: wait },
  play: async (context) => {
    await twice(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { email: longEmail } };

const form = (whose = email) => <ResetPasswordForm email={whose} onSubmit={accept} />;
export const Sheet: Story = sheet(
  {
    'Nothing typed yet': form(),
    'A long email': form(longEmail),
    'Under the pointer': <Posed as="hover">{form()}</Posed>,
    'With the focus': <Posed as="focus">{form()}</Posed>,
  },
  320,
);
