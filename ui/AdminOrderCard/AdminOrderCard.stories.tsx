import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OrderSteps } from '../OrderSteps/OrderSteps.js';
import { anAdminOrder, adminOrders } from '../samples/adminOrders.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AdminOrderCard } from './AdminOrderCard.js';

const order = anAdminOrder();
const args = { order, href: '#order' };
const actions = <OrderSteps number={order.orderId} next={['packed']} onStep={fn()} />;
const long = anAdminOrder({
  customer: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Subramanian-Iyer',
  totalAmt: 1_00_00_000,
  lineCount: 48,
  status: 'out_for_delivery',
  payment_method: 'online',
  payment_status: 'expired',
});

const meta = {
  title: 'Admin/AdminOrderCard',
  component: AdminOrderCard,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The newest orders on the dashboard’s home page, or orders side by side while packing.'],
    whenNot: ['Many orders to compare: AdminOrdersTable.', 'A customer’s own orders: OrderCard.'],
    pairs: [{ do: 'At most one action: the usual next step.', dont: 'Every step of the order page.' }],
    content: ['The customer is shown by name, or as “Deleted customer” after account deletion.'],
    keyboard: [
      ['Tab', 'to the order, then to its button'],
      ['Enter', 'opens the order'],
    ],
    accessibility: ['An article named by the order number; the whole card is a link to the order.'],
  }),
} satisfies Meta<typeof AdminOrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { fresh: false } };
export const OnePaisa: Story = { args: { order: anAdminOrder({ totalAmt: 0.01, lineCount: 1 }) } };
/** The account was deleted, but the order stays. */
export const FormerCustomer: Story = { args: { order: anAdminOrder({ customer: '', mobile: '' }) } };
export const Hindi: Story = { ...hindi, args: { order: anAdminOrder({ customer: 'अनीता वर्मा' }) } };
export const Hovered: Story = hovered;
export const Narrow: Story = { ...narrow, args: { order: long, fresh: true } };

export const Sheet: Story = sheet(
  {
    ...Object.fromEntries(
      adminOrders.map((one) => [one.status, <AdminOrderCard key={one.orderId} order={one} href="#order" />]),
    ),
    'Just come': <AdminOrderCard {...args} fresh />,
    'With an action': <AdminOrderCard {...args} actions={actions} />,
    'Long words, a crore': <AdminOrderCard {...args} order={long} />,
    'With the focus': (
      <Posed as="focus">
        <AdminOrderCard {...args} />
      </Posed>
    ),
  },
  320,
);
