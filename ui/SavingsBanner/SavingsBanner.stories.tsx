import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SavingsBanner } from './SavingsBanner.js';

const meta = {
  title: 'Cart/SavingsBanner',
  component: SavingsBanner,
  decorators: [column],
  args: { savings: 14_600, deliverySaved: 0 },
  argTypes: {
    savings: { control: { type: 'number', min: 0, step: 1 } },
    deliverySaved: { control: { type: 'number', min: 0, step: 1 } },
  },
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: [
      'Above the bill, in the cart and at the checkout: the sum of all discounts, and what free delivery saves.',
    ],
    whenNot: [
      'Savings on one product: OfferBadge.',
      'A line of the bill: BillDetails.',
      'A future offer: HomeBanner.',
    ],
    pairs: [
      { do: 'Always render it: it hides itself at ₹0.', dont: '"Your total savings ₹0.00".' },
      { do: 'Once, above the bill.', dont: 'Under each line: it loses its meaning.' },
    ],
    content: ['Pass the amount in paise; it is shown with two decimals.'],
    accessibility: ['Plain text in a yellow that is dark enough to read; the tag is decoration.'],
  }),
} satisfies Meta<typeof SavingsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { deliverySaved: 2_500 } };
export const Narrow: Story = { ...narrow, args: { savings: 1_00_00_000_00 } };

export const Sheet: Story = sheet(
  {
    'Some rupees': <SavingsBanner savings={14_600} />,
    'With free delivery': <SavingsBanner savings={14_600} deliverySaved={2_500} />,
    'Free delivery only': <SavingsBanner savings={0} deliverySaved={2_500} />,
    'One paisa': <SavingsBanner savings={1} />,
    'One crore': <SavingsBanner savings={1_00_00_000_00} />,
    'Nothing saved, nothing said': <SavingsBanner savings={0} />,
  },
  300,
);
