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
    when: ['While product cards load; ProductRow and ProductGrid render it themselves with loading.'],
    whenNot: ['Content of unknown shape: Spinner.', 'No results: EmptyState.'],
    pairs: [
      {
        do: 'As many as a screen shows: 7 in a row, 10 in a grid.',
        dont: 'A single one: the page then jumps.',
      },
      {
        do: 'Name the list around the skeletons: "Loading products".',
        dont: 'Let each skeleton announce it.',
      },
    ],
    accessibility: ['Hidden from screen readers: the list around it says that products are loading.'],
  }),
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [sideBySide] };

/** The height is exactly that of a card, so that nothing moves when the product arrives. */
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
