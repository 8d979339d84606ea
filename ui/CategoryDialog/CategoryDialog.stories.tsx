import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { imageFile, subCategories } from '../samples/keeping.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { milk, categoriesWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog.js';

const [, bread] = subCategories;
const subCategory = bread && { ...bread, image: milk };
const category = categoriesWithImages[0] ?? { _id: '', name: '', image: '' };
const args: CategoryDialogProps = {
  open: true,
  onUpload: fn(() => Promise.resolve(milk)),
  onSubmit: fn(accept),
  onClose: fn(),
};

const meta = {
  title: 'Admin/CategoryDialog',
  component: CategoryDialog,
  args,
  parameters: {
    ...inWindow(520),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: [
        'To add a category, or to change its name or image (S-065).',
        'To add or change a subcategory, which also has categories: give `parents` (S-069, S-070).',
      ],
      whenNot: ['A product: ProductForm.'],
      pairs: [
        {
          do: 'Let the pale button be pressed, so that it says what is missing.',
          dont: 'Disable it without a reason.',
        },
        { do: 'A chip for each category, with a cross.', dont: 'One long comma-separated text.' },
      ],
      content: ['The button of a category repeats the title: Add Category, Update Category.'],
      keyboard: [
        ['Enter', 'submits from the name field; selects in the open list'],
        ['Escape', 'closes the open list, then the dialog; the focus returns'],
        ['Delete, Backspace', 'on a chip’s cross removes the chip'],
      ],
      accessibility: [
        'The first invalid field gets the focus; its error is read with it.',
        'Added and removed categories are announced.',
      ],
    }),
  },
} satisfies Meta<typeof CategoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SubCategory: Story = {
  tags: ['on-sheet'],
  args: { parents: categoriesWithImages, category: subCategory },
};
export const MissingImage: Story = { args: { category: { ...category, image: '' } } };
export const Hindi: Story = { ...hindi, args: { category: { ...category, name: 'दूध, ब्रेड और अंडे' } } };
export const Narrow: Story = { ...narrowPage, args: { category } };

/** Pressed too early, the button sends nothing and says what is missing (S-102, W-36). */
export const AllMissing: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Category' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await expect(screen.getByText('Image is required. Enter a name first')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** A subcategory needs a category too. */
export const CategoryMissing: Story = {
  args: { parents: categoriesWithImages },
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Category is required')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** An image can be chosen only after a name was typed (S-101). */
export const NameFirst: Story = {
  args: { onUpload: () => Promise.resolve('/media/dairy.webp') },
  play: async ({ args: { onSubmit } }) => {
    await expect(await screen.findByLabelText('Upload Image')).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Name'), 'Dairy');
    await userEvent.upload(screen.getByLabelText('Upload Image'), imageFile());
    await screen.findByText('Image uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Dairy', image: '/media/dairy.webp' }));
  },
};

/** The label says Loading... during the upload (S-103). */
export const Uploading: Story = {
  args: { category, onUpload: wait },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Change Image'), imageFile());
    await expect(await screen.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  },
};
export const Saving: Story = {
  args: { category: { ...category, image: '/media/dairy.webp' }, onSubmit: wait },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update Category' }));
  },
};
export const Refused: Story = {
  args: {
    category: { ...category, image: '/media/dairy.webp' },
    onSubmit: refuse('this name is already in use. Choose another one', 'name'),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update Category' }));
    await expect(await screen.findByText('This name is already in use. Choose another one')).toBeVisible();
  },
};
/** Another admin saved meanwhile: the admin chooses which version stays (W-34). */
export const EditConflict: Story = {
  args: {
    category: { ...category, image: '/media/dairy.webp' },
    onSubmit: () =>
      Promise.reject({
        code: 'staleRevision',
        message: 'Someone else saved this after you opened it',
        data: { ...category, name: 'Milk and more', revision: 3 },
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update Category' }));
    await expect(await screen.findByRole('button', { name: 'Take theirs' })).toBeVisible();
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Add Category">
      {({ open, close }) => <CategoryDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add Category' }), 'dialog'),
};

const dialog = (chosen: Partial<CategoryDialogProps> = {}) => (
  <InPlace height={620}>
    <CategoryDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet(
  {
    Add: dialog(),
    Update: dialog({ category }),
    'Sub category': dialog({ parents: categoriesWithImages, category: subCategory }),
    'Long text': dialog({ category: { ...category, name: longName } }),
  },
  360,
);
