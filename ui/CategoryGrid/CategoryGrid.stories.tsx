import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTile } from '../CategoryTile/CategoryTile.js';
import { picturedCategories } from '../samples/pictures.js';
import { CategoryGrid } from './CategoryGrid.js';

const meta = {
  title: 'Catalogue/CategoryGrid',
  component: CategoryGrid,
  args: {
    label: 'Categories',
    children: picturedCategories.map((category) => (
      <CategoryTile key={category._id} category={category} href={`/${category._id}`} />
    )),
  },
} satisfies Meta<typeof CategoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { loading: true } };
