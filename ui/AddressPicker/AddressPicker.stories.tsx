import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hindiAddress, homeAddress, longAddress, removedAddress, workAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { AddressPicker, type AddressPickerProps } from './AddressPicker.js';

/** Holds the choice, as a checkout would. */
function Owner({ value, ...picker }: AddressPickerProps) {
  const [chosen, choose] = useState(value);
  return <AddressPicker {...picker} value={chosen} onChange={choose} />;
}

const meta = {
  title: 'Checkout/AddressPicker',
  component: AddressPicker,
  render: (args) => <Owner {...args} />,
  decorators: [column],
  args: { addresses: [homeAddress, workAddress], onChange: () => undefined, onAdd: () => undefined },
} satisfies Meta<typeof AddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultChosen: Story = {};
export const OtherChosen: Story = { args: { value: homeAddress._id } };
export const None: Story = { args: { addresses: [removedAddress] } };
export const LongText: Story = { args: { addresses: [longAddress, hindiAddress] } };
