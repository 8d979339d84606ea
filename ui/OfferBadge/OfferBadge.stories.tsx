import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OfferBadge } from './OfferBadge.js';

const green = { bgcolor: 'primary.main', color: 'primary.contrastText' };

const meta = {
  title: 'Catalogue/OfferBadge',
  component: OfferBadge,
  args: { children: '20% Off' },
  argTypes: { children: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'A word or two on a product’s image or beside its price: a discount, or the quantity in the cart.',
    ],
    whenNot: [
      'The status of an order: OrderStatusChip.',
      'The delivery promise: DeliveryBadge.',
      'Savings of the whole cart: SavingsBanner.',
    ],
    pairs: [
      { do: 'Yellow for savings, green for products in the cart.', dont: 'Yellow as decoration.' },
      { do: '"20% Off"', dont: '"Mega Offer!!": it gives no information, and it cannot wrap.' },
    ],
    content: ['Three words at most: the badge does not wrap.', 'Percent without a space: "12.5% Off".'],
    accessibility: ['Plain text without a role. Its meaning must not depend on its colour.'],
  }),
} satisfies Meta<typeof OfferBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { children: '20% छूट' } };
export const Narrow: Story = { ...narrow, args: { children: 'All 10,00,000 in cart' } };

export const Sheet: Story = sheet(
  {
    'Least saving': <OfferBadge>1% Off</OfferBadge>,
    'Usual saving': <OfferBadge>20% Off</OfferBadge>,
    'Part of a percent': <OfferBadge>12.5% Off</OfferBadge>,
    'All off': <OfferBadge>100% Off</OfferBadge>,
    'In the cart': <OfferBadge sx={green}>2 in cart</OfferBadge>,
    'All there is': <OfferBadge sx={green}>All 3 in cart</OfferBadge>,
    Hindi: <OfferBadge>20% छूट</OfferBadge>,
  },
  140,
);
