import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { hindiAddress, homeAddress } from '../samples/account.js';
import { accept, refuse } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { AddressForm } from './AddressForm.js';

const meta = {
  title: 'Account/AddressForm',
  component: AddressForm,
  decorators: [column],
  args: { label: 'Add Address', onSubmit: accept },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Empty: Story = {};
export const Filled: Story = { args: { address: homeAddress, onCancel: () => undefined } };
export const Hindi: Story = { args: { address: hindiAddress } };
export const AllMissing: Story = { play: save };
export const WrongDigits: Story = {
  args: { address: { ...homeAddress, pincode: '041100', mobile: '12345' } },
  play: save,
};
export const Refused: Story = {
  args: {
    address: homeAddress,
    onSubmit: refuse('You have as many addresses as we can keep: remove one first'),
  },
  play: save,
};
