import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { cards, hindiCards } from '../samples/cards.js';
import { longName, products } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductGrid } from './ProductGrid.js';

const label = 'Dairy, Bread & Eggs';
const odd = products.slice(0, 4).map((product, place) => (
  <ProductCard
    key={product._id}
    product={{
      ...product,
      name: place % 2 ? longName : product.name,
      price: place % 2 ? 1_00_00_000 : 0.01,
    }}
    onQuantityChange={() => undefined}
  />
));

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  args: { label, children: cards, loading: false, skeletons: 10 },
  argTypes: { children: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['All products of a subcategory or all results of a search, for comparison.'],
    whenNot: [
      'A few products of a category on the home page: ProductRow.',
      'Categories: CategoryGrid.',
      'Nothing found: EmptyState.',
    ],
    pairs: [
      {
        do: 'Keep the cards while the next page loads after them.',
        dont: 'Replace them by skeletons: customers lose their place.',
      },
      {
        do: 'Let the grid choose its columns.',
        dont: 'Fix the number: two fit on a small phone, and many more on a desktop.',
      },
    ],
    content: ['The label is the name of the subcategory, or the searched text.'],
    accessibility: [
      'A named list with one product per item; busy and called "Loading products" while it loads.',
    ],
  }),
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Ten skeletons stand in for the first page (S-175). */
export const Loading: Story = { tags: ['on-sheet'], args: { children: undefined, loading: true } };
/** Products of the former search stay, dimmed, while those of the new one load. */
export const Outdated: Story = { args: { outdated: true } };
export const FewProducts: Story = { args: { children: cards.slice(0, 2) } };
/** An empty grid renders nothing: the parent shows an EmptyState. */
export const Empty: Story = { args: { children: [] } };
export const Hindi: Story = { ...hindi, args: { label: 'डेयरी, ब्रेड और अंडे', children: hindiCards } };
export const Narrow: Story = { ...narrow, args: { children: [...odd, ...cards.slice(4)] } };

export const Sheet: Story = sheet(
  {
    Products: <ProductGrid label={label}>{cards.slice(0, 4)}</ProductGrid>,
    'The first page on its way': <ProductGrid label={label} loading skeletons={4} />,
    'More on their way': (
      <ProductGrid label={label} loading skeletons={2}>
        {cards.slice(0, 2)}
      </ProductGrid>
    ),
    'Long names and prices': <ProductGrid label={label}>{odd}</ProductGrid>,
  },
  420,
);
