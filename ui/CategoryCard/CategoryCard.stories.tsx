import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { categoriesWithImages } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { tile } from '../samples/tile.js';
import { usage } from '../samples/usage.js';
import { CategoryCard, type CategoryCardProps } from './CategoryCard.js';

const category = categoriesWithImages[0] ?? { _id: '', name: '', image: '' };
const args: CategoryCardProps = { category, onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Admin/CategoryCard',
  component: CategoryCard,
  decorators: [tile],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A category in the dashboard, to be edited or deleted (S-063).'],
    whenNot: ['For customers: CategoryTile.'],
    pairs: [
      { do: 'Open CategoryDialog on Edit, DeleteDialog on Delete.', dont: 'Edit the name on the card.' },
    ],
    keyboard: [['Tab', 'to Edit, then to Delete']],
    accessibility: ['Its buttons name the category: “Edit Dairy, Bread & Eggs”.'],
  }),
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { category: { ...category, name: 'दूध, ब्रेड और अंडे' } } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Acts: Story = {
  play: async ({ canvas, args: { onEdit, onDelete } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${category.name}` }));
    await expect(onEdit).toHaveBeenCalledWith(category);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${category.name}` }));
    await expect(onDelete).toHaveBeenCalledWith(category);
  },
};

export const Sheet: Story = sheet(
  {
    Default: <CategoryCard {...args} />,
    Focused: (
      <Posed as="focus">
        <CategoryCard {...args} />
      </Posed>
    ),
    'Long text': <CategoryCard {...args} category={{ ...category, name: longName }} />,
    'Missing picture': <CategoryCard {...args} category={{ ...category, image: '' }} />,
  },
  160,
);
