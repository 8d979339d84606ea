import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '../../contract/order.js';
import { hindiAddress, longAddress, sampleOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderSummary } from './OrderSummary.js';

const order = (changed: Partial<Order> = {}): Order => ({ ...sampleOrder, ...changed });
const paid = order({ payment_method: 'online', payment_status: 'paid' });
const long = order({
  orderId: 'TK-7QF4-M2XP-7QF4-M2XP',
  totalAmt: 1_00_00_000,
  delivery_address: longAddress,
});

const meta = {
  title: 'Orders/OrderSummary',
  component: OrderSummary,
  decorators: [column],
  args: { order: sampleOrder },
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['Right after an order was placed: its main facts line by line.'],
    whenNot: ['A list of orders: OrderCard.', 'The bill, before paying or of an order: BillDetails.'],
    pairs: [
      {
        do: 'The time of arrival: "1:10 am", with the day if it is not today.',
        dont: '"In 10 minutes": the page would still say so an hour later.',
      },
      {
        do: 'The full address, as on a parcel.',
        dont: '"Home": the customer must remember which address that is.',
      },
    ],
    content: [
      'The amount is the total with delivery.',
      'Times are in India’s time zone, wherever the reader is.',
    ],
    accessibility: ['A region "Your order" with a list of terms: each value is read with its name.'],
  }),
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AwaitingPayment: Story = {
  args: { order: order({ payment_method: 'online', payment_status: 'awaiting' }) },
};
export const Cancelled: Story = { args: { order: order({ status: 'cancelled' }) } };
export const Delivered: Story = { args: { order: order({ status: 'delivered', payment_status: 'paid' }) } };
export const NothingToPay: Story = { args: { order: { ...paid, totalAmt: 0 } } };
export const OnePaisa: Story = { args: { order: order({ totalAmt: 0.01 }) } };
export const Hindi: Story = { ...hindi, args: { order: order({ delivery_address: hindiAddress }) } };
export const Narrow: Story = { ...narrow, args: { order: long } };

export const Sheet: Story = sheet(
  {
    'Cash on delivery': <OrderSummary order={sampleOrder} />,
    Paid: <OrderSummary order={paid} />,
    'Long address, one crore': <OrderSummary order={long} />,
    Hindi: <OrderSummary order={order({ delivery_address: hindiAddress })} />,
  },
  320,
);
