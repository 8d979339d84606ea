import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { aProduct } from '../samples/catalogue.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductCardSkeleton } from './ProductCardSkeleton.js';

const card = <ProductCard product={aProduct({ image: [milk] })} onQuantityChange={() => undefined} />;

const sideBySide: Decorator = (Story) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', '& > *': { width: 188, height: 'auto' } }}>
    <Story />
  </Box>
);

const meta = {
  title: 'Catalogue/ProductCardSkeleton',
  component: ProductCardSkeleton,
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'Where product cards are about to come; ProductRow and ProductGrid draw it by themselves with loading.',
    ],
    whenNot: ['Something of unknown shape: Spinner.', 'Nothing was found: EmptyState.'],
    pairs: [
      { do: 'As many as a screen shows: 7 in a row, 10 in a grid.', dont: 'One, and then the page jumps.' },
      { do: 'Name the list around it: "Loading products".', dont: 'Let each one say so.' },
    ],
    accessibility: ['Hidden from those who listen: the list around it says what is loading.'],
  }),
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [sideBySide] };

/** The same height to the pixel: nothing moves when the product arrives. */
export const BesideACard: Story = {
  decorators: [sideBySide],
  render: () => (
    <>
      <ProductCardSkeleton />
      {card}
    </>
  ),
  play: async ({ canvas }) => {
    const product = canvas.getByRole('article');
    await expect(product.previousElementSibling?.clientHeight).toBe(product.clientHeight);
  },
};

export const Narrow: Story = {
  ...narrow,
  decorators: [
    (Story) => (
      <Box sx={{ width: 140 }}>
        <Story />
      </Box>
    ),
    ...narrow.decorators,
  ],
};

export const Sheet: Story = sheet(
  { 'On its way': <ProductCardSkeleton />, 'The card that takes its place': card },
  170,
);
