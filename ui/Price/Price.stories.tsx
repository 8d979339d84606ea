import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Price } from './Price.js';

const meta = {
  title: 'Catalogue/Price',
  component: Price,
  args: { price: 155, discount: 8, size: 'medium', hideOffer: false },
  argTypes: {
    price: { control: { type: 'number', min: 0, step: 0.01 } },
    discount: { control: { type: 'range', min: 0, max: 100, step: 0.5 } },
  },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['The price of one product.'],
    whenNot: ['Totals, savings and charges: BillDetails.', 'The price of a kilogram or litre: UnitLine.'],
    pairs: [
      {
        do: 'Pass the price before the discount, and the percentage.',
        dont: 'Compute the discounted price yourself: the discount rounds up to whole rupees.',
      },
      { do: 'hideOffer where the image already has an OfferBadge.', dont: '"8% Off" twice on one card.' },
    ],
    content: [
      'Always two decimals and Indian grouping: ₹1,00,00,000.00.',
      'Any discount makes a price below one rupee free: check before you offer it.',
    ],
    accessibility: [
      'Screen readers hear "Price" and "Original price", so that the line through the price is not the only sign.',
    ],
  }),
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** A free product has no struck-through price and no badge. */
export const NothingDiscounted: Story = {
  args: { price: 0, discount: 100 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('100% Off')).toBeNull();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
/** One percent of a paisa rounds up to a rupee, which makes the product free. */
export const OnePaisaDiscounted: Story = {
  args: { price: 0.01, discount: 1 },
  play: ({ canvas }) => expect(canvas.getByText('₹0.00')).toBeVisible(),
};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { price: 1_00_00_000, discount: 12.5, size: 'large' } };

export const Sheet: Story = sheet(
  {
    Large: <Price price={155} discount={8} size="large" />,
    Medium: <Price price={155} discount={8} />,
    Small: <Price price={155} discount={8} size="small" />,
    'Not discounted': <Price price={155} />,
    'Offer told elsewhere': <Price price={155} discount={8} hideOffer />,
    'Half a percent': <Price price={400} discount={12.5} />,
    'All off': <Price price={499.5} discount={100} />,
    Nothing: <Price price={0} />,
    'One paisa': <Price price={0.01} />,
    'One paisa, 1% off': <Price price={0.01} discount={1} />,
    'One crore': <Price price={1_00_00_000} discount={12.5} />,
    'One crore, large': <Price price={1_00_00_000} discount={12.5} size="large" />,
  },
  200,
);
