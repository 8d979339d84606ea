import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useForm } from 'react-hook-form';
import { column } from '../samples/column.js';
import { FormFrame, SubmitButton } from './FormFrame.js';

function Example({ problem, pending = false }: { problem?: string; pending?: boolean }) {
  const { control, handleSubmit } = useForm({ defaultValues: { name: 'Asha' } });
  return (
    <FormFrame label="Example" problem={problem} onSubmit={handleSubmit(() => undefined)}>
      <FormTextField control={control} name="name" label="Name" />
      <SubmitButton pending={pending}>Save</SubmitButton>
    </FormFrame>
  );
}

const meta = { title: 'Forms/FormFrame', component: Example, decorators: [column] } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Problem: Story = { args: { problem: 'Too many tries: wait 30 seconds, then try again' } };
