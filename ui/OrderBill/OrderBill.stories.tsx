import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '../../contract/order.js';
import { awaitingOrder, sampleOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderBill } from './OrderBill.js';

const freed: Order = { ...sampleOrder, delivery_saved: 25 };
const cancelled: Order = { ...sampleOrder, status: 'cancelled' };
const paid: Order = { ...sampleOrder, payment_method: 'online', payment_status: 'paid' };
const refunding: Order = { ...paid, status: 'cancelled' };
const refunded: Order = { ...refunding, payment_status: 'refunded' };

const meta = {
  title: 'Account/OrderBill',
  component: OrderBill,
  decorators: [column],
  args: { order: freed },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['The page of a placed order: each amount, and how it is paid or comes back.'],
    whenNot: ['Before ordering: BillDetails.', 'Number, address and arrival: OrderSummary.'],
    pairs: [
      {
        do: 'Pass the order: its stored amounts never change.',
        dont: 'Take the bill from today’s prices.',
      },
    ],
    content: ['A refund has the amount that was paid, which may differ from the total.'],
    accessibility: ['The same list of terms and amounts as BillDetails.'],
  }),
} satisfies Meta<typeof OrderBill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { order: refunding } };
export const Narrow: Story = { ...narrow, args: { order: refunded } };

/** What comes back stands below what was paid. */
export const Refunding: Story = { tags: ['on-sheet'], args: { order: refunding } };

export const Sheet: Story = sheet(
  {
    'Cash, free delivery': <OrderBill order={freed} />,
    'Paid online': <OrderBill order={paid} />,
    'Waits for its payment': <OrderBill order={awaitingOrder} />,
    Cancelled: <OrderBill order={cancelled} />,
    Refunding: <OrderBill order={refunding} />,
    Refunded: <OrderBill order={refunded} />,
  },
  288,
);
