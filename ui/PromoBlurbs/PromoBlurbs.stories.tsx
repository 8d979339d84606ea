import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    when: ['Under a product’s price, for somebody who has not shopped here yet.'],
    whenNot: [
      'Facts about this product: ProductDetails.',
      'What the cart saves: SavingsBanner.',
      'On the checkout: they are buying already.',
    ],
    pairs: [
      { do: 'Reasons that hold for every product.', dont: 'This week’s offer: HomeBanner.' },
      { do: 'Three.', dont: 'A fourth: nobody reads it.' },
    ],
    content: ['The words are the specification’s; a name of two or three words, then one sentence.'],
    accessibility: [
      'A list named "Why shop with us"; each name is a heading of level 3, so bring one of level 2.',
    ],
  }),
} satisfies Meta<typeof PromoBlurbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  { 'On a phone': <PromoBlurbs />, 'In a column of a desk': <PromoBlurbs /> },
  320,
);
