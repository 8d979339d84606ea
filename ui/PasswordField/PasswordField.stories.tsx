import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { PasswordField } from './PasswordField.js';

function OneField({ value, hint }: { value: string; hint?: string }) {
  const { control } = useForm({ defaultValues: { password: value } });
  return (
    <PasswordField
      control={control}
      name="password"
      label="Password"
      hint={hint}
      autoComplete="new-password"
    />
  );
}

const meta = {
  title: 'Forms/PasswordField',
  component: OneField,
  decorators: [column],
  args: { value: 'mango-season' },
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithHint: Story = { args: { value: '', hint: '8 characters or more' } };
export const Shown: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show Password' })),
};
