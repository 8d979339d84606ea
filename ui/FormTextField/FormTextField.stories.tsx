import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { column } from '../samples/column.js';
import { FormTextField } from './FormTextField.js';

interface StoryProps {
  label: string;
  value: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** A form of one field. */
function OneField({ label, value, hint, error, disabled }: StoryProps) {
  const { control } = useForm({
    defaultValues: { name: value },
    ...(error && { errors: { name: { type: 'custom', message: error } } }),
  });
  return <FormTextField control={control} name="name" label={label} hint={hint} disabled={disabled} />;
}

const meta = {
  title: 'Forms/FormTextField',
  component: OneField,
  decorators: [column],
  args: { label: 'Name', value: '' },
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Asha Kulkarni' } };
export const WithHint: Story = { args: { label: 'Email', hint: 'We send the code there' } };
export const Wrong: Story = { args: { value: 'x', error: 'Use a PIN code of 6 digits', label: 'Pincode' } };
export const Disabled: Story = { args: { value: 'Asha Kulkarni', disabled: true } };
export const LongLabel: Story = {
  args: { label: 'The name of the person who is going to open the door when the order arrives' },
};
export const Hindi: Story = { args: { label: 'आपका नाम', value: 'आशा कुलकर्णी' } };
