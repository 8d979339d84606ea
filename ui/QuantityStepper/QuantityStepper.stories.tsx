import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.js';

const meta = {
  title: 'Cart/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Amul milk', value: 2, max: 12, onChange: fn() },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    const change = (wanted: number) => {
      args.onChange(wanted);
      setValue(wanted);
    };
    return <QuantityStepper {...args} value={value} onChange={change} sx={{ width: 'fit-content' }} />;
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InCart: Story = {};
export const LastInStock: Story = { args: { value: 3, max: 3 } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', value: 999, max: 1_000 } };
