import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { accept } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';

const meta = {
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  decorators: [column],
  args: { email: 'asha@example.in', onSubmit: accept },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const PasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'mango-season');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'mango-seasons');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  },
};
