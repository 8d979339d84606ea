import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.js';

const args: ForgotPasswordFormProps = { onSubmit: fn(accept) };
const email = 'asha@example.in';
const longEmail = 'a.very.long.name.with.many.parts@a-department.of-an-organisation.example.in';

const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [column],
  args: { ...args, email: '' },
  render: (given) => <ForgotPasswordForm key={given.email} {...given} />,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['The first step to a new password, in an AuthCard: it asks where to send the code.'],
    whenNot: [
      'To type the code: OtpForm. To choose the new password: ResetPasswordForm.',
      'For logged-in users: the profile.',
    ],
    pairs: [
      {
        do: 'Go on to the code, whether the email has an account or not.',
        dont: '“There is no such account”: it reveals who has an account.',
      },
      { do: 'Pass on the email typed at login.', dont: 'Ask for it twice.' },
    ],
    content: ['The button names the action: “Send OTP”.'],
    keyboard: [
      ['Enter', 'in the field: submits, once it has a value'],
      ['Tab', 'to the button, once the field has a value'],
    ],
    accessibility: [
      'A form called “Forgot Password”. The browser may fill in the email.',
      'The button is disabled while the field is empty, as specified, and the reason is shown below it.',
    ],
  }),
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { email } };
export const Narrow: Story = { ...narrow, args: { email: longEmail } };
export const Pressed: Story = { ...pressed, args: { email } };

/** Typing enables the button, Enter submits. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onSubmit } }) => {
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(`${email}{Enter}`);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email }));
  },
};

export const NotAnEmail: Story = {
  args: { email: 'asha' },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Email')).toBeInvalid());
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { email, onSubmit: wait },
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Send OTP/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Refused: Story = {
  args: { email, onSubmit: refuse('Too many attempts. Try again in 30 seconds') },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

export const Sheet: Story = sheet(
  {
    Empty: <ForgotPasswordForm {...args} />,
    'Email known': <ForgotPasswordForm {...args} email={email} />,
    'Long email': <ForgotPasswordForm {...args} email={longEmail} />,
    Hover: (
      <Posed as="hover">
        <ForgotPasswordForm {...args} email={email} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <ForgotPasswordForm {...args} email={email} />
      </Posed>
    ),
  },
  288,
);
