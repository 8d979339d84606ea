import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { OtpField, type OtpFieldProps } from './OtpField.js';

/** Holds the code, as a form would. */
function Owner({ value, ...field }: OtpFieldProps) {
  const [code, setCode] = useState(value);
  return <OtpField {...field} value={code} onChange={setCode} />;
}

const meta = {
  title: 'Account/OtpField',
  component: OtpField,
  render: (args) => <Owner {...args} />,
  decorators: [column],
  args: { label: 'Enter Your OTP', value: '', onChange: () => undefined },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { value: '471' } };
export const Full: Story = { args: { value: '471902' } };
export const Wrong: Story = { args: { value: '471902', error: 'This code is wrong or too old' } };
export const Hindi: Story = { args: { label: 'अपना कोड लिखें' } };
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.paste('471 902');
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('2');
  },
};
