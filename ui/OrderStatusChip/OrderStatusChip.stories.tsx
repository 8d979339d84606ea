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
    when: ['The status of an order, on a card, in a table or on the order’s own page.'],
    whenNot: [
      'The payment status: plain words beside the amount.',
      'A filter or a button: the chip cannot be pressed.',
      'An offer or "2 in cart": OfferBadge.',
    ],
    pairs: [
      { do: 'Word and icon first, colour last.', dont: 'A green or a red dot.' },
      {
        do: 'Pass `shownStatus(order)`: an unpaid order reads "Payment pending".',
        dont: 'The stored `placed` of an unpaid order.',
      },
      { do: 'One chip on each order.', dont: 'A chip for every past step: use OrderTimeline.' },
    ],
    content: ['The text comes from the messages: "out_for_delivery" reads "On the way".'],
    accessibility: ['The word is read out; the icon is decoration.'],
  }),
} satisfies Meta<typeof OrderStatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
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
