import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { subCategories } from '../samples/keeping.js';
import { categoriesWithImages, imagedSubCategories } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SubCategoryTable, type SubCategoryTableProps } from './SubCategoryTable.js';

const imaged = subCategories.map((entry, at) => ({
  ...entry,
  image: imagedSubCategories[at]?.image ?? '',
}));
const args: SubCategoryTableProps = { subCategories: imaged, onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Admin/SubCategoryTable',
  component: SubCategoryTable,
  args: { ...args, loading: false },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s list of all subcategories (S-067).'],
    whenNot: ['Many rows to sort, filter and select: DataTable.'],
    pairs: [{ do: 'A card for each row on a phone.', dont: 'A table that scrolls sideways.' }],
    keyboard: [
      ['Tab', 'through thumbnail, Edit and Delete of each row'],
      ['Enter, Space', 'opens the image, or presses the button'],
    ],
    accessibility: ['A table with row and column headers, on a phone too.'],
  }),
} satisfies Meta<typeof SubCategoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const MissingImages: Story = { args: { subCategories } };
export const LongText: Story = {
  args: {
    subCategories: imaged.map((entry, at) =>
      at === 1 ? { ...entry, name: longName, category: categoriesWithImages } : entry,
    ),
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { subCategories: imaged.slice(0, 2).map((entry) => ({ ...entry, name: 'ब्रेड और पाव' })) },
};
export const Narrow: Story = narrowPage;
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = focused;

/** A thumbnail opens on the whole screen; Escape returns to it (S-068). */
export const Preview: Story = {
  play: async ({ canvas }) => {
    const thumbnail = canvas.getByRole('button', { name: 'Show image of Eggs' });
    await userEvent.click(thumbnail);
    await expect(await screen.findByRole('dialog', { name: 'Eggs' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(thumbnail).toHaveFocus();
  },
};

export const Sheet: Story = sheet(
  {
    Ready: <SubCategoryTable {...args} />,
    Loading: <SubCategoryTable {...args} loading />,
  },
  560,
);
