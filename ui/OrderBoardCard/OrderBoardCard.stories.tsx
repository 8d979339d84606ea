import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OrderSteps } from '../OrderSteps/OrderSteps.js';
import { aBoardOrder, boardOrders } from '../samples/adminOrders.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderBoardCard } from './OrderBoardCard.js';

const order = aBoardOrder();
const args = { order, href: '#order' };
const actions = <OrderSteps number={order.orderId} next={['packed']} onStep={fn()} />;
const long = aBoardOrder({
  customer: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Subramanian-Iyer',
  totalAmt: 1_00_00_000,
  lineCount: 48,
  status: 'out_for_delivery',
  payment_method: 'online',
  payment_status: 'expired',
});

const meta = {
  title: 'Admin/OrderBoardCard',
  component: OrderBoardCard,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The newest orders on the dashboard’s home, or side by side while packing.'],
    whenNot: ['Many orders that are compared: OrderBoardTable.', 'The customer’s own: OrderCard.'],
    pairs: [{ do: 'One action at most: the usual next step.', dont: 'Every step the order page has.' }],
    content: ['The customer is called by name; “Former customer” where the account was deleted.'],
    keyboard: [
      ['Tab', 'to the order, then to its action'],
      ['Enter', 'opens the order'],
    ],
    accessibility: ['An article called by the order’s number; the whole card leads to it.'],
  }),
} satisfies Meta<typeof OrderBoardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { fresh: false } };
export const JustCome: Story = { args: { fresh: true } };
export const WithAction: Story = { args: { actions } };
export const LongText: Story = { args: { order: long } };
export const OnePaisa: Story = { args: { order: aBoardOrder({ totalAmt: 0.01, lineCount: 1 }) } };
/** The account was deleted; the order stays. */
export const FormerCustomer: Story = { args: { order: aBoardOrder({ customer: '', mobile: '' }) } };
export const Hindi: Story = { ...hindi, args: { order: aBoardOrder({ customer: 'अनीता वर्मा' }) } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = { ...narrow, args: { order: long, fresh: true } };

export const Sheet: Story = sheet(
  {
    ...Object.fromEntries(
      boardOrders.map((one) => [one.status, <OrderBoardCard key={one.orderId} order={one} href="#order" />]),
    ),
    'Just come': <OrderBoardCard {...args} fresh />,
    'With an action': <OrderBoardCard {...args} actions={actions} />,
    'Long words, a crore': <OrderBoardCard {...args} order={long} />,
    'With the focus': (
      <Posed as="focus">
        <OrderBoardCard {...args} />
      </Posed>
    ),
  },
  320,
);
