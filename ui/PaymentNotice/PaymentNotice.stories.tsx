import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '../../contract/order.js';
import { awaitingOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { PaymentNotice } from './PaymentNotice.js';

const cancelled = (payment_status: Order['payment_status'], changed: Partial<Order> = {}): Order => ({
  ...awaitingOrder,
  payment: undefined,
  status: 'cancelled',
  payment_status,
  ...changed,
});

const meta = {
  title: 'Orders/PaymentNotice',
  component: PaymentNotice,
  decorators: [column],
  args: { order: awaitingOrder },
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['At the top of an order’s page, if its payment needs attention.'],
    whenNot: [
      'A list of orders: OrderCard names the payment status.',
      'Before the order is placed: PaymentButtons.',
    ],
    pairs: [
      {
        do: 'Say until when the order can be paid, as a time of day.',
        dont: 'A countdown on an order page.',
      },
      { do: 'Say where the money is now.', dont: 'Only “Cancelled” for an order that was paid.' },
    ],
    content: ['What happened, where the money is, what to do: in this order.'],
    keyboard: [
      ['Tab', 'To Pay now'],
      ['Enter', 'Opens the payment page'],
    ],
    accessibility: ['A status: changes are announced.'],
  }),
} satisfies Meta<typeof PaymentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PayNow: Story = focused;
/** This reader does not get the address of the payment page. */
export const Elsewhere: Story = { args: { order: { ...awaitingOrder, payment: undefined } } };
export const OneCrore: Story = { args: { order: cancelled('paid', { totalAmt: 1_00_00_000 }) } };
export const OnePaisa: Story = { args: { order: cancelled('refunded', { totalAmt: 0.01 }) } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { order: cancelled('paid', { totalAmt: 1_00_00_000 }) } };

export const Sheet: Story = sheet(
  {
    'To be paid': <PaymentNotice order={awaitingOrder} />,
    Failed: <PaymentNotice order={cancelled('failed')} />,
    'Not paid in time': <PaymentNotice order={cancelled('expired')} />,
    'Refund on its way': <PaymentNotice order={cancelled('paid')} />,
    'Sent back': <PaymentNotice order={cancelled('refunded')} />,
    'Cancelled, nothing due': <PaymentNotice order={cancelled('due')} />,
  },
  320,
);
