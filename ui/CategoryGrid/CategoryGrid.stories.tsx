import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CategoryTile } from '../CategoryTile/CategoryTile.js';
import { categories, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { categoriesWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CategoryGrid } from './CategoryGrid.js';

const tiles = (shown: readonly { _id: string; name: string; image: string }[]) =>
  shown.map((category) => <CategoryTile key={category._id} category={category} href={`/${category._id}`} />);

const hindiNames = ['डेयरी, ब्रेड और अंडे', 'फल और सब्ज़ियाँ', 'नमकीन और बिस्कुट', 'ठंडे पेय और जूस'];
const inHindi = categoriesWithImages
  .slice(0, 4)
  .map((category, position) => ({ ...category, name: hindiNames[position] ?? '' }));
const longNamed = categoriesWithImages
  .slice(0, 4)
  .map((category, position) => (position === 1 ? { ...category, name: longName } : category));

const args = { label: 'Categories', children: tiles(categoriesWithImages) };

const meta = {
  title: 'Catalogue/CategoryGrid',
  component: CategoryGrid,
  args: { ...args, loading: false },
  argTypes: { children: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['All categories of the shop, on the home page.'],
    whenNot: [
      'Products: ProductGrid, or ProductRow for one category.',
      'The subcategories of a category: SubCategoryList.',
    ],
    pairs: [
      {
        do: 'Show all categories: twenty tiles can be read at a glance.',
        dont: 'Hide the last categories behind “More”: customers do not find them. On a phone the edge of the next column invites to swipe.',
      },
      {
        do: 'Show skeletons until both names and links have loaded.',
        dont: 'Show tiles without links.',
      },
    ],
    content: ['The label names the list for screen readers: “Categories”. It is not visible.'],
    accessibility: [
      'A list: screen readers first say how many categories it has.',
      '6 columns from 1,024 px, otherwise 4, and 2 on phones below 360 px. On a phone two rows are in view; the list scrolls sideways, and a focused tile scrolls into view.',
    ],
  }),
} satisfies Meta<typeof CategoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneCategory: Story = { args: { children: tiles(categoriesWithImages.slice(0, 1)) } };
export const Empty: Story = { args: { children: [] } };
export const Hindi: Story = { ...hindi, args: { label: 'कैटेगरी', children: tiles(inHindi) } };
export const Narrow: Story = { ...narrow, args: { children: tiles(longNamed) } };

/** Twenty skeletons have the size of tiles. */
export const Loading: Story = { tags: ['on-sheet'], args: { loading: true } };

/** On a phone, Tab reaches the categories that are out of view. */
export const ReachedByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    const list = canvas.getByRole('list').getBoundingClientRect();
    const right = () => links.at(-1)?.getBoundingClientRect().right;
    await waitFor(() => expect(right()).toBeLessThanOrEqual(list.right));
  },
};

export const Sheet: Story = sheet(
  {
    Full: <CategoryGrid {...args} />,
    Loading: <CategoryGrid {...args} loading />,
    'Missing pictures': <CategoryGrid label="Categories">{tiles(categories)}</CategoryGrid>,
    'Long name': <CategoryGrid label="Categories">{tiles(longNamed)}</CategoryGrid>,
    Hindi: <CategoryGrid label="Categories">{tiles(inHindi)}</CategoryGrid>,
  },
  1_000,
);
