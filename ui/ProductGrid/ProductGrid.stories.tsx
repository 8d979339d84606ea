import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { picturedProducts } from '../samples/pictures.js';
import { ProductGrid } from './ProductGrid.js';

const cards = picturedProducts.map((product, position) => (
  <ProductCard
    key={product._id}
    product={product}
    quantity={position === 1 ? 2 : 0}
    minutes={10}
    onQuantityChange={() => {}}
  />
));

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  args: { label: 'Dairy, Bread & Eggs', children: cards },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { children: undefined, loading: true } };
export const LoadingMore: Story = { args: { loading: true, skeletons: 4 } };
export const FewProducts: Story = { args: { children: cards.slice(0, 2) } };
