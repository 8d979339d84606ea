import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderOnItsWay } from '../samples/adminOrders.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderTimeline } from './OrderTimeline.js';

const { history, deliverBy } = orderOnItsWay;
const args = { history, deliverBy };
const cancelled = [
  ...history.slice(0, 2),
  { status: 'cancelled' as const, at: '2026-11-20T19:35:00.000Z', by: 'Asha Kulkarni' },
];
const delivered = [
  ...history,
  { status: 'delivered' as const, at: '2026-11-20T19:41:00.000Z', by: 'Ravi Menon' },
];
const awaiting = { payment_status: 'awaiting' as const, at: '2026-11-20T19:30:00.000Z' };
const paid = [{ payment_status: 'paid' as const, at: '2026-11-20T19:31:00.000Z' }];
const refused = [{ payment_status: 'failed' as const, at: '2026-11-20T19:35:00.000Z' }];
const refunded = [...paid, { payment_status: 'refunded' as const, at: '2026-11-20T19:38:00.000Z' }];
const nameless = history.map(({ status, at }) => ({ status, at }));

const meta = {
  title: 'Orders/OrderTimeline',
  component: OrderTimeline,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['The page of one order, for the customer and for the shop.'],
    whenNot: ['A list of orders: OrderStatusChip.'],
    pairs: [
      {
        do: 'Leave out names on the customer’s page.',
        dont: 'Show the names of the shop’s admins to customers.',
      },
      { do: 'Pass deliverBy while the order is under way.', dont: 'Promise a time after a cancellation.' },
    ],
    content: ['Statuses have the same names as on OrderStatusChip. Times are in India’s time zone.'],
    accessibility: [
      'An ordered list; the current step is marked as current, and expected steps are announced as such.',
    ],
  }),
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Packed: Story = { args: { history: history.slice(0, 2) } };
export const Paid: Story = { args: { history: nameless, payments: paid } };
export const LongText: Story = {
  args: {
    history: [
      {
        ...history[0],
        status: 'placed',
        at: deliverBy,
        by: 'a.very.long.address.of.somebody@a-department.example.in',
      },
    ],
  },
};
export const Hindi: Story = { ...hindi, args: { history: nameless, payments: paid } };
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Placed: <OrderTimeline {...args} history={history.slice(0, 1)} />,
    'On the way': <OrderTimeline {...args} />,
    Delivered: <OrderTimeline {...args} history={delivered} />,
    Cancelled: <OrderTimeline {...args} history={cancelled} />,
    'For the customer': <OrderTimeline {...args} history={nameless} />,
    'Waiting for its payment': <OrderTimeline history={nameless.slice(0, 1)} payments={[awaiting]} />,
    'Payment failed': (
      <OrderTimeline history={[...nameless.slice(0, 1), ...cancelled.slice(-1)]} payments={refused} />
    ),
    Refunded: <OrderTimeline history={cancelled} payments={refunded} />,
  },
  300,
);
