import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aProduct } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductSizes } from './ProductSizes.js';

const small = aProduct({ _id: '1', unit: '500 ml', price: 38 });
const medium = aProduct({ _id: '2' });
const large = aProduct({ _id: '3', unit: '6 x 1 L', price: 420, discount: 5 });
const soldOut = aProduct({ _id: '4', unit: '12 x 1 L', price: 800, stock: 0 });
const sizes = [small, medium, large, soldOut];
const currentId = medium._id;
const extreme = [
  { ...small, unit: 'Pack of 2 bottles of 1.5 L each', price: 1_00_00_000 },
  { ...medium, unit: '1 kg', price: 99_99_999 },
];
const many = Array.from({ length: 12 }, (_, at) =>
  aProduct({ _id: `${at}`, unit: `${at + 1} L`, price: 40 * (at + 1) }),
);
const inHindi = [
  { ...small, unit: '500 मिली' },
  { ...medium, unit: '1 लीटर' },
];

const meta = {
  title: 'Product/ProductSizes',
  component: ProductSizes,
  decorators: [column],
  args: { sizes, currentId },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['On the page of a product that is sold in several sizes.'],
    whenNot: ['Other products: ProductRow.'],
    pairs: [
      { do: 'Show the price of each size, so that sizes can be compared.', dont: 'A list of units alone.' },
    ],
    content: [
      'The unit as on the product, its unit price, and the price to pay.',
      'The smallest size comes first.',
    ],
    keyboard: [['Enter', 'Opens the page of the size']],
    accessibility: ['A navigation named "Sizes"; the size of the page is the current one.'],
  }),
} satisfies Meta<typeof ProductSizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** A product of one size has no list. */
export const OneSize: Story = {
  args: { sizes: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
export const Twelve: Story = { args: { sizes: many, currentId: '3' } };
export const FocusVisible: Story = focused;
export const Hindi: Story = { ...hindi, args: { sizes: inHindi } };
export const Narrow: Story = { ...narrow, args: { sizes: extreme } };

export const Sheet: Story = sheet(
  {
    'Four sizes': <ProductSizes sizes={sizes} currentId={currentId} />,
    'Under the pointer': (
      <Posed as="hover">
        <ProductSizes sizes={sizes} currentId={currentId} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <ProductSizes sizes={sizes} currentId={currentId} />
      </Posed>
    ),
    'Long units': <ProductSizes sizes={extreme} currentId={currentId} />,
    Hindi: <ProductSizes sizes={inHindi} currentId={currentId} />,
  },
  420,
);
