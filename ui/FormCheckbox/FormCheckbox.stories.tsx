import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { FormCheckbox } from './FormCheckbox.js';

function OneField({ label, checked }: { label: string; checked: boolean }) {
  const { control } = useForm({ defaultValues: { isDefault: checked } });
  return <FormCheckbox control={control} name="isDefault" label={label} />;
}

const meta = {
  title: 'Forms/FormCheckbox',
  component: OneField,
  args: { label: 'Deliver here by default', checked: false },
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Hindi: Story = { args: { label: 'हमेशा यहीं पहुँचाएँ' } };
