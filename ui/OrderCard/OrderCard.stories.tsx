import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ListedOrder } from '../../contract/order.js';
import { awaitingOrder, listed, sampleOrder } from '../samples/account.js';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { milkImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderCard, CardLines } from './OrderCard.js';

const product_details = { name: 'Amul Taaza Toned Milk', image: [milkImage] };
const order = (changed: Partial<ListedOrder> = {}): ListedOrder => ({
  ...listed(sampleOrder),
  product_details,
  ...changed,
});
const lines = () => <CardLines lines={sampleOrder.lines} />;
const cancel = fn();
const actions = (
  <Button variant="outlined" size="small" onClick={() => cancel()}>
    Cancel order
  </Button>
);

const meta = {
  title: 'Orders/OrderCard',
  component: OrderCard,
  decorators: [column],
  args: { order: order(), lines },
  argTypes: { actions: { control: false }, lines: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['One of a customer’s orders in OrderList, with its number, status and amount.'],
    whenNot: [
      'Just after paying: OrderSummary shows address and delivery time.',
      'The dashboard: a table compares orders better than cards.',
    ],
    pairs: [
      {
        do: 'Name the first product and count the others: "+ 2 more".',
        dont: 'List every line on the card.',
      },
      {
        do: 'Offer only actions that are possible now.',
        dont: 'A disabled Cancel once the order is packed.',
      },
    ],
    content: [
      'The day in India, written out: "21 November 2026".',
      'The amount is the subtotal, before delivery.',
    ],
    accessibility: ['An article named by its order number; the number is a heading of level 2.'],
  }),
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PaymentPending: Story = { args: { order: listed(awaitingOrder) } };
export const Packed: Story = { args: { order: order({ status: 'packed' }) } };
export const PaymentFailed: Story = {
  args: { order: order({ payment_method: 'online', payment_status: 'failed' }) },
};

export const WithAction: Story = { tags: ['on-sheet'], args: { actions } };
export const Free: Story = { args: { order: order({ subTotalAmt: 0, payment_status: 'paid' }) } };
export const Hindi: Story = {
  ...hindi,
  args: { order: order({ product_details: { name: 'अमूल ताज़ा टोंड दूध', image: [milkImage] } }) },
};
/** The amount wraps below the name where both do not fit in a line. */
export const Narrow: Story = {
  ...narrow,
  args: {
    actions,
    order: order({
      subTotalAmt: 1_00_00_000,
      payment_status: 'expired',
      product_details: { name: longName, image: [milkImage] },
    }),
  },
};

export const Sheet: Story = sheet(
  {
    Placed: <OrderCard order={order()} />,
    'On the way': <OrderCard order={order({ status: 'out_for_delivery' })} />,
    Delivered: <OrderCard order={order({ status: 'delivered', payment_status: 'paid' })} />,
    Cancelled: <OrderCard order={order({ status: 'cancelled', payment_status: 'refunded' })} />,
    'With an action': <OrderCard order={order()} lines={lines} actions={actions} />,
    'No picture': <OrderCard order={listed(sampleOrder)} />,
    'Long name, one crore': (
      <OrderCard
        order={order({ subTotalAmt: 1_00_00_000, product_details: { name: longName, image: [milkImage] } })}
      />
    ),
    'One paisa': <OrderCard order={order({ subTotalAmt: 0.01 })} />,
  },
  300,
);
