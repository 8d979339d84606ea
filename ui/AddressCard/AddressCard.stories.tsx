import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindiAddress, homeAddress, longAddress, workAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { AddressCard } from './AddressCard.js';

const meta = {
  title: 'Account/AddressCard',
  component: AddressCard,
  decorators: [column],
  args: { address: homeAddress, onEdit: () => undefined, onDelete: () => undefined },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Default: Story = { args: { address: workAddress } };
export const LongText: Story = { args: { address: longAddress } };
export const Hindi: Story = { args: { address: hindiAddress } };
