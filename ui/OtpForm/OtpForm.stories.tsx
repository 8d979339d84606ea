import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OtpForm } from './OtpForm.js';

const email = 'asha@example.in';
const wrong = 'This code is wrong or has expired. Check it, or ask for a new one';

const meta = {
  title: 'Account/OtpForm',
  component: OtpForm,
  decorators: [column],
  args: { email, resendAfter: 30, onSubmit: fn(accept), onResend: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Inside an AuthCard, after a code was emailed: it proves that the address belongs to the user.'],
    whenNot: ['A code within another form: OtpField.', 'The new password that follows: ResetPasswordForm.'],
    pairs: [
      {
        do: 'Count down to the next email.',
        dont: 'A Resend that can be pressed many times: only the newest code works.',
      },
      { do: 'Name the address in the introduction of the card.', dont: '"Check your mail": which address?' },
    ],
    content: ['The parent shows a toast about the result of sending a new code.'],
    keyboard: [
      ['Enter', 'In a box: submits, once all six are filled'],
      ['Ctrl V', 'Fills all six boxes'],
      ['Tab', 'Boxes, Verify OTP, Resend code'],
    ],
    accessibility: [
      'The countdown is the button’s name and is not announced each second.',
      'An error is an alert.',
    ],
  }),
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof OtpForm>;

const verify: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.paste('471902');
  await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
};

export const Playground: Story = {};

export const SentByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('47190');
    await expect(canvas.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
    await userEvent.keyboard('2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email, otp: '471902' });
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse(wrong) },
  play: async (context) => {
    await verify(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(wrong);
    await expect(context.canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('4');
  },
};

export const Loading: Story = {
  args: { onSubmit: wait },
  play: async (context) => {
    await verify(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** After a new code the countdown starts again. */
export const SendingNewCode: Story = {
  args: { resendAfter: 0, onResend: wait },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Resend code' })),
};

export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

const form = (resendAfter: number) => (
  <OtpForm email={email} resendAfter={resendAfter} onSubmit={accept} onResend={accept} />
);
export const Sheet: Story = sheet(
  {
    'The mail is on its way': form(3_599),
    'A new code is possible': form(0),
    'Under the pointer': <Posed as="hover">{form(0)}</Posed>,
    'With the focus': <Posed as="focus">{form(0)}</Posed>,
  },
  320,
);
