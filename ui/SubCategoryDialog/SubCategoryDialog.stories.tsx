import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { subCategories } from '../samples/keeping.js';
import { accept, refuse } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { milk, categoriesWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SubCategoryDialog, type SubCategoryDialogProps } from './SubCategoryDialog.js';

const [, bread] = subCategories;
const subCategory = bread && { ...bread, image: milk };
const stored = bread && { ...bread, image: '/media/bread.webp' };
const args: SubCategoryDialogProps = {
  open: true,
  categories: categoriesWithImages,
  onUpload: fn(() => Promise.resolve('/media/new.webp')),
  onSubmit: fn(accept),
  onClose: fn(),
};

const meta = {
  title: 'Admin/SubCategoryDialog',
  component: SubCategoryDialog,
  args,
  parameters: {
    ...inWindow(620),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['Adding a subcategory, or changing its name, image and categories (S-069, S-070).'],
      whenNot: ['A category: CategoryDialog.'],
      pairs: [{ do: 'A chip for each category, with a cross.', dont: 'One long comma-separated text.' }],
      keyboard: [
        ['Enter', 'submits from the name; selects in the open list'],
        ['Escape', 'closes the open list, then the dialog'],
        ['Delete, Backspace', 'on a chip’s cross removes the chip'],
      ],
      accessibility: ['Added and removed categories are announced.'],
    }),
  },
} satisfies Meta<typeof SubCategoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = {
  args: { subCategory: subCategory && { ...subCategory, name: longName, category: categoriesWithImages } },
};
export const Hindi: Story = {
  ...hindi,
  args: { subCategory: subCategory && { ...subCategory, name: 'ब्रेड और पाव' } },
};
export const Narrow: Story = { ...narrowPage, args: { subCategory } };

export const AllMissing: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    for (const error of [
      'Name is required',
      'Image is required. Enter a name first',
      'Category must have at least 1',
    ])
      await expect(await screen.findByText(error)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { subCategory: stored, onSubmit: refuse('Still in use: 3 products. Move or delete these first') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Still in use');
  },
};
/** Edit conflict: the admin chooses the version to keep (W-34). */
export const EditConflict: Story = {
  args: {
    subCategory: stored,
    onSubmit: () =>
      Promise.reject({
        code: 'staleRevision',
        message: 'Someone else saved this after you opened it',
        data: stored && { ...stored, name: 'Bread and more', revision: 3 },
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByRole('button', { name: 'Take theirs' })).toBeVisible();
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Add Sub-Category">
      {({ open, close }) => <SubCategoryDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add Sub-Category' }), 'dialog'),
};

const dialog = (chosen: Partial<SubCategoryDialogProps> = {}) => (
  <InPlace height={620}>
    <SubCategoryDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet({ Add: dialog(), Edit: dialog({ subCategory }) }, 400);
