import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { accept, refuse } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { OtpForm } from './OtpForm.js';

const meta = {
  title: 'Account/OtpForm',
  component: OtpForm,
  decorators: [column],
  args: { email: 'asha@example.in', onSubmit: accept, onResend: accept },
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NewCodePossible: Story = { args: { resendAfter: 0 } };
export const Refused: Story = {
  args: { onSubmit: refuse('This code is wrong or too old: check it, or ask for a new one') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.paste('471902');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
  },
};
