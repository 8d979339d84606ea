import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '../samples/catalogue.js';
import { milk } from '../samples/pictures.js';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { ProductCardSkeleton } from './ProductCardSkeleton.js';

const meta = {
  title: 'Catalogue/ProductCardSkeleton',
  component: ProductCardSkeleton,
  decorators: [
    (Story) => (
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', '& > *': { width: 188, height: 'auto' } }}
      >
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
/** The same height: nothing moves when the product arrives. */
export const BesideACard: Story = {
  render: () => (
    <>
      <ProductCardSkeleton />
      <ProductCard product={aProduct({ image: [milk] })} onQuantityChange={() => {}} />
    </>
  ),
};
