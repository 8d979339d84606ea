import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../samples/account.js';
import { bigOrder } from '../samples/adminOrders.js';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { hindi, inHindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderLines } from './OrderLines.js';

const imaged = sampleOrder.lines.map((line) => ({ ...line, image: [milk] }));
const odd = sampleOrder.lines.map((line, position) => ({
  ...line,
  name: longName,
  quantity: 99,
  amount: position ? 0.01 : 1_00_00_000,
}));
const free = sampleOrder.lines.map((line) => ({ ...line, discount: 100, amount: 0 }));

const meta = {
  title: 'Orders/OrderLines',
  component: OrderLines,
  decorators: [column],
  args: { lines: imaged },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['All lines of a placed order, on the order’s own page.'],
    whenNot: [
      'A cart, whose quantities still change: CartLineRow.',
      'An order in a list of orders: OrderCard.',
      'A list for packing: PackingSlip.',
    ],
    pairs: [
      {
        do: 'Show names, images and prices as they were at the time of the order.',
        dont: "Show today's price: the sum would differ from the amount paid.",
      },
    ],
    content: ['The amount is that of the whole line: two packets for ₹136.00.'],
    accessibility: ['A list "Items"; images are not read, because they repeat the name.'],
  }),
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { priced: false } };
export const Many: Story = { args: { lines: bigOrder.lines } };
export const Hindi: Story = { ...hindi, args: { lines: inHindi(bigOrder.lines) } };
export const Narrow: Story = { ...narrow, args: { lines: odd } };

export const Sheet: Story = sheet(
  {
    'With pictures': <OrderLines lines={imaged} />,
    'Without pictures': <OrderLines lines={sampleOrder.lines} />,
    'Long names, edge amounts': <OrderLines lines={odd} />,
    'For nothing': <OrderLines lines={free} />,
    Priced: <OrderLines lines={odd} priced />,
  },
  320,
);
