import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { categoriesWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CategoryAdminGrid, type CategoryAdminGridProps } from './CategoryAdminGrid.js';

const args: CategoryAdminGridProps = {
  categories: categoriesWithImages,
  onAdd: fn(),
  onEdit: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Admin/CategoryAdminGrid',
  component: CategoryAdminGrid,
  args: { ...args, loading: false },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s list of all categories (S-063, S-064).'],
    whenNot: ['For customers: CategoryGrid.', 'If the categories could not be loaded: ErrorState.'],
    pairs: [
      {
        do: 'Keep the cards while the categories are loaded again.',
        dont: 'Set `loading` at every refresh.',
      },
    ],
    keyboard: [['Tab', 'from card to card: Edit, Delete']],
    accessibility: ['A list named Categories; while it loads, a busy status says so.'],
  }),
} satisfies Meta<typeof CategoryAdminGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = {
  args: { categories: [] },
  play: async ({ canvas, args: { onAdd } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }));
    await expect(onAdd).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  args: { categories: categoriesWithImages.map((category) => ({ ...category, name: longName })) },
};
export const Hindi: Story = {
  ...hindi,
  args: { categories: categoriesWithImages.map((category) => ({ ...category, name: 'दूध, ब्रेड और अंडे' })) },
};
export const Narrow: Story = narrowPage;

export const Sheet: Story = sheet(
  {
    Ready: <CategoryAdminGrid {...args} categories={categoriesWithImages.slice(0, 4)} />,
    Empty: <CategoryAdminGrid {...args} categories={[]} />,
    Loading: <CategoryAdminGrid {...args} categories={[]} loading />,
  },
  400,
);
