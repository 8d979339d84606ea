import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ShopText } from './ShopText.js';

const text = `These terms apply to every order.
# Delivery
- Times are estimates.
- Someone has to be at the address.
# Complaints
Write to help@shop.example.`;
const long = `# ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}\n- ${'a.very.long.name'.repeat(6)}@shop.example`;

const meta = {
  title: 'Site/ShopText',
  component: ShopText,
  decorators: [column],
  args: { text },
  parameters: usage({
    status: 'ready',
    area: 'Site',
    when: ['A text that the merchant writes in the dashboard: help, terms, privacy, refunds.'],
    whenNot: ['A product’s description: ProductDetails.', 'A message of the shop: Alert or EmptyState.'],
    pairs: [
      {
        do: 'Write short lists under headings, so that a reader finds the answer.',
        dont: 'One paragraph over the whole page.',
      },
    ],
    content: ['`# ` begins a heading, `- ` an entry of a list. All other characters are shown as they are.'],
    keyboard: [['Tab', 'to the next email address']],
    accessibility: ['Headings are of level 2, below the heading of the page. Lists are lists.'],
  }),
} satisfies Meta<typeof ShopText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = {
  ...hindi,
  args: { text: '# डिलीवरी\n- समय अनुमान है।\n- पते पर किसी का होना ज़रूरी है।\nसवाल हों तो हमें लिखें।' },
};
export const Narrow: Story = { ...narrow, args: { text: long } };

export const Sheet: Story = sheet(
  {
    'Headings, paragraphs, a list': <ShopText text={text} />,
    'A paragraph alone': <ShopText text="We deliver every day." />,
    'Long words': <ShopText text={long} />,
  },
  320,
);
