import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestSellers } from '../samples/adminStatistics.js';
import { column } from '../samples/column.js';
import { hindi, inHindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { TopProducts } from './TopProducts.js';

const odd = [
  { id: 'a', name: 'Saffron, the whole harvest', sold: 1_00_00_000, amount: 1_00_00_000, href: '#a' },
  { id: 'b', name: 'Carrier bag', sold: 1, amount: 0, href: '#b' },
];

const meta = {
  title: 'Admin/TopProducts',
  component: TopProducts,
  decorators: [column],
  args: { products: bestSellers },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s home page: the best-selling products of some days.'],
    whenNot: ['All products: DataTable.'],
    pairs: [
      { do: 'Five, at most ten.', dont: 'The whole catalogue.' },
      {
        do: 'Sort by one measure and name it in the heading.',
        dont: 'Sort by pieces under the heading “Sales”.',
      },
    ],
    content: ['Names are cut after one line; a tooltip shows the whole name.'],
    keyboard: [
      ['Tab', 'to the next product'],
      ['Enter', 'opens it'],
    ],
    accessibility: ['An ordered list; the bars are decoration, because the numbers stand beside them.'],
  }),
} satisfies Meta<typeof TopProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { products: inHindi(bestSellers) } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = { ...narrow, args: { products: [...bestSellers, ...odd] } };

export const Sheet: Story = sheet(
  {
    Ready: <TopProducts products={bestSellers} />,
    Loading: <TopProducts products={[]} loading={4} />,
    Empty: <TopProducts products={[]} />,
    'Edge values': <TopProducts products={odd} />,
  },
  340,
);
