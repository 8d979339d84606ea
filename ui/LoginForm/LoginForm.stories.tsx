import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { LoginForm } from './LoginForm.js';

const email = 'asha@example.in';
const forgotPasswordHref = '/forgot-password';

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  decorators: [column],
  args: { forgotPasswordHref, email: '', onSubmit: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Inside an AuthCard, for customers who have an account.'],
    whenNot: ['A new account: RegisterForm.', 'The code from the email: OtpForm.'],
    pairs: [
      {
        do: 'Pass on the email typed on the previous screen.',
        dont: 'Ask for it again after the password was changed.',
      },
      {
        do: 'One sentence for a wrong email and a wrong password.',
        dont: '"No such account": it reveals who has an account.',
      },
    ],
    content: ['The API’s error message is shown above the fields; the typed values stay.'],
    keyboard: [
      ['Tab', 'to email, password, show password, forgot password, Login'],
      ['Enter', 'in a field: submits, once both are filled'],
    ],
    accessibility: [
      'Login is disabled until both fields have a value; the missing field is named below it.',
      'An API error is an alert; an error of one field describes that field, which gets the focus.',
    ],
  }),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof LoginForm>;

const logIn: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'mango-season');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Playground: Story = {};

export const FilledByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(email);
    await userEvent.tab();
    await userEvent.keyboard('mango-season{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email, password: 'mango-season' });
  },
};

export const NotAnEmail: Story = {
  args: { email: 'asha' },
  play: async (context) => {
    await logIn(context);
    const field = context.canvas.getByLabelText('Email');
    await expect(field).toHaveAccessibleDescription('Email is not a valid email address');
    await expect(field).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { email, onSubmit: refuse('Email or password is wrong') },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Email or password is wrong');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('mango-season');
  },
};

export const Loading: Story = {
  args: { email, onSubmit: wait },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const LongEmail: Story = {
  args: { email: 'asha.venkateshwara.kulkarni.of.the.long.name@department.of.examples.example.in' },
};
export const Hindi: Story = { ...hindi, args: { email } };
export const Narrow: Story = { ...narrow, args: { email } };

const form = (known?: string) => (
  <LoginForm forgotPasswordHref={forgotPasswordHref} email={known} onSubmit={accept} />
);
export const Sheet: Story = sheet(
  {
    'Nothing typed yet': form(),
    'Email known': form(email),
    'Under the pointer': <Posed as="hover">{form(email)}</Posed>,
    'With the focus': <Posed as="focus">{form(email)}</Posed>,
  },
  320,
);
