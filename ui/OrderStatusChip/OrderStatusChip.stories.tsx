import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownStatuses } from '../../contract/codes.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderStatusChip } from './OrderStatusChip.js';

const meta = {
  title: 'Orders/OrderStatusChip',
  component: OrderStatusChip,
  args: { status: 'placed', size: 'medium' },
  argTypes: {
    status: { control: 'inline-radio', options: shownStatuses },
    size: { control: 'inline-radio', options: ['small', 'medium'] },
  },
  parameters: usage({
    status: 'stable',
    area: 'Account',
    when: ['How far an order is, on a card, in a table, on the order’s own page.'],
    whenNot: [
      'How it is paid: plain words beside the amount.',
      'A filter or a button: it is not pressed.',
      'An offer or "2 in cart": OfferBadge.',
    ],
    pairs: [
      { do: 'Word and shape first, colour last.', dont: 'A green or a red dot.' },
      {
        do: 'Pass `shownStatus(order)`: what is not paid yet is "Payment pending".',
        dont: 'The stored `placed` of an order that nobody has paid.',
      },
      { do: 'One on each order.', dont: 'A chip for every step it has been through: that is a timeline.' },
    ],
    content: ['The words come from the texts: "out_for_delivery" reads "On the way".'],
    accessibility: ['The word is read out; the shape is decoration.'],
  }),
} satisfies Meta<typeof OrderStatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PaymentPending: Story = { args: { status: 'payment_pending' } };
export const Packed: Story = { args: { status: 'packed' } };
export const OnTheWay: Story = { args: { status: 'out_for_delivery' } };
export const Delivered: Story = { args: { status: 'delivered' } };
export const Cancelled: Story = { args: { status: 'cancelled' } };
export const Small: Story = { args: { size: 'small' } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { status: 'out_for_delivery' } };

export const Sheet: Story = sheet(
  Object.fromEntries([
    ...shownStatuses.map((status) => [status, <OrderStatusChip status={status} />] as const),
    ...shownStatuses.map(
      (status) => [`${status}, small`, <OrderStatusChip status={status} size="small" />] as const,
    ),
  ]),
  140,
);
