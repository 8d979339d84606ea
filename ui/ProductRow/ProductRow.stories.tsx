import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { longName } from '../samples/catalogue.js';
import { picturedProducts } from '../samples/pictures.js';
import { ProductRow } from './ProductRow.js';

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
  title: 'Catalogue/ProductRow',
  component: ProductRow,
  args: { title: 'Dairy, Bread & Eggs', href: '/dairy', children: cards },
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { children: undefined, loading: true } };
export const FewProducts: Story = { args: { children: cards.slice(0, 2) } };
export const LongTitle: Story = { args: { title: longName } };
