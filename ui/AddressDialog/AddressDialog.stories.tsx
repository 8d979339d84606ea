import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeAddress } from '../samples/account.js';
import { accept } from '../samples/outcomes.js';
import { AddressDialog } from './AddressDialog.js';

const meta = {
  title: 'Account/AddressDialog',
  component: AddressDialog,
  args: { open: true, onSubmit: accept, onClose: () => undefined },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const Edit: Story = { args: { address: homeAddress } };
