import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindiAddress, longAddress, sampleOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { OrderSummary } from './OrderSummary.js';

const meta = {
  title: 'Orders/OrderSummary',
  component: OrderSummary,
  decorators: [column],
  args: { order: sampleOrder },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CashOnDelivery: Story = {};
export const Paid: Story = {
  args: { order: { ...sampleOrder, payment_method: 'online', payment_status: 'paid' } },
};
export const LongText: Story = {
  args: { order: { ...sampleOrder, totalAmt: 1_00_00_000, delivery_address: longAddress } },
};
export const Hindi: Story = { args: { order: { ...sampleOrder, delivery_address: hindiAddress } } };
