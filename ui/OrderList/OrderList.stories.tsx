import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ListedOrder } from '../../contract/order.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { listed, sampleOrder } from '../samples/account.js';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { milkImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderList } from './OrderList.js';

const orders: ListedOrder[] = [
  { ...listed(sampleOrder), product_details: { name: 'Amul Taaza Toned Milk', image: [milkImage] } },
  {
    ...listed(sampleOrder),
    _id: 'a'.repeat(24),
    orderId: 'TK-2B9D-QX71',
    status: 'delivered',
    payment_status: 'paid',
  },
];
const long = orders.map((order, place) => ({
  ...order,
  _id: `${place}`.repeat(24),
  product_details: { name: longName, image: [] },
}));
const empty = (
  <EmptyState
    drawing="orders"
    title="No orders yet"
    text="Your orders and their status will appear here."
    buttonProps={{ children: 'Shop Now' }}
  />
);
const cancel = fn();
const actionsOf = (order: ListedOrder) =>
  order.status === 'placed' && (
    <Button variant="outlined" size="small" onClick={() => cancel(order.orderId)}>
      Cancel order
    </Button>
  );

const meta = {
  title: 'Orders/OrderList',
  component: OrderList,
  decorators: [column],
  args: { orders, empty },
  argTypes: {
    empty: { control: false },
    actionsOf: { control: false },
    linesOf: { control: false },
  },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['A customer’s own orders, newest first.'],
    whenNot: ['Orders of all customers, in the dashboard: a table.', 'The order just placed: OrderSummary.'],
    pairs: [
      {
        do: 'Pass undefined until the orders have loaded.',
        dont: 'An empty list while they load: "No orders yet" flashes up.',
      },
      { do: 'Give an empty list one action: Shop Now.', dont: 'An apology.' },
    ],
    content: ['If the first orders cannot be loaded, the parent shows ErrorState instead.'],
    accessibility: ['A list named "Your orders"; while loading, a status "Loading your orders".'],
  }),
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Only orders that have not left the shop can be cancelled. */
export const WithActions: Story = {
  args: { actionsOf },
  play: async ({ canvas }) => {
    const [placed, delivered] = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(delivered?.queryByRole('button')).toBeNull();
    await userEvent.click(placed?.getByRole('button') ?? document.body);
    await expect(cancel).toHaveBeenCalledWith('TK-7QF4-M2XP');
  },
};

export const LongText: Story = { args: { orders: long } };
export const MoreToLoad: Story = {
  args: { onMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const Hindi: Story = {
  ...hindi,
  args: {
    orders: orders.map((order) => ({ ...order, product_details: { name: 'अमूल ताज़ा टोंड दूध', image: [] } })),
  },
};
export const Narrow: Story = { ...narrow, args: { orders: [...orders, ...long.slice(1)], actionsOf } };

export const Sheet: Story = sheet(
  {
    Orders: <OrderList orders={orders} empty={empty} />,
    'With an action': <OrderList orders={orders} empty={empty} actionsOf={actionsOf} />,
    'Older ones not loaded': <OrderList orders={orders} empty={empty} onMore={fn()} moreFailed />,
    Loading: <OrderList orders={undefined} empty={empty} />,
    Empty: <OrderList orders={[]} empty={empty} />,
  },
  320,
);
