import type { Meta, StoryObj } from '@storybook/react-vite';
import { accept } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [column],
  args: { onSubmit: accept },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmailKnown: Story = { args: { email: 'asha@example.in' } };
