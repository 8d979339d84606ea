import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { PromoBlurbs } from './PromoBlurbs.js';

const meta = {
  title: 'Catalogue/PromoBlurbs',
  component: PromoBlurbs,
  decorators: [column],
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['Below a product’s price, for customers who have not shopped here yet.'],
    whenNot: [
      'Facts about this product: ProductDetails.',
      'Savings in the cart: SavingsBanner.',
      'At the checkout: the customer is buying already.',
    ],
    pairs: [
      { do: 'Reasons that hold for every product.', dont: 'This week’s offer: use HomeBanner.' },
      { do: 'Three reasons.', dont: 'A fourth reason: nobody reads it.' },
    ],
    content: ['The text is the specification’s: a name of two or three words, then one sentence.'],
    accessibility: [
      'A list named "Why shop with us"; each name is a heading of level 3, so a heading of level 2 must come before it.',
    ],
  }),
} satisfies Meta<typeof PromoBlurbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  { 'On a phone': <PromoBlurbs />, 'In a column of a desk': <PromoBlurbs /> },
  320,
);
