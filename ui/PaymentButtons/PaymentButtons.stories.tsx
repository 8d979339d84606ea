import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { PaymentButtons } from './PaymentButtons.js';

const meta = {
  title: 'Checkout/PaymentButtons',
  component: PaymentButtons,
  decorators: [column],
  args: { total: 41_500, onPay: () => undefined },
} satisfies Meta<typeof PaymentButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { pending: 'online' } };
export const NothingChosen: Story = { args: { disabled: true } };
export const CashOnly: Story = { args: { onlineAvailable: false } };
export const LargeAmount: Story = { args: { total: 1_00_00_000_00 } };
export const NothingToPay: Story = { args: { total: 0 } };
