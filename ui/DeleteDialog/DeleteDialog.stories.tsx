import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.js';

const args: DeleteDialogProps = {
  open: true,
  kind: 'category',
  name: 'Dairy, Bread & Eggs',
  onDelete: fn(accept),
  onCancel: fn(),
};

const meta = {
  title: 'Admin/DeleteDialog',
  component: DeleteDialog,
  args,
  argTypes: { kind: { control: 'inline-radio', options: ['category', 'subCategory', 'product'] } },
  parameters: {
    ...inWindow(380),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['Before a category, a subcategory or a product is deleted for good (S-066, S-071, S-080).'],
      whenNot: ['Other actions that cannot be undone: ConfirmDialog, on which this dialog is built.'],
      pairs: [
        { do: 'Show the dependents with their numbers (A-08).', dont: '“This may affect other data.”' },
        {
          do: 'Show an API error in the dialog: it says what to do.',
          dont: 'Close the dialog and show the error in a notice.',
        },
      ],
      content: ['The questions are exactly those of the specification.'],
      keyboard: [
        ['Enter, Space', 'presses the focused button: at first, Cancel'],
        ['Escape', 'cancels; the focus returns'],
      ],
      accessibility: ['An alert dialog: question, name and dependents are read when it opens.'],
    }),
  },
} satisfies Meta<typeof DeleteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const product: Partial<DeleteDialogProps> = { kind: 'product', name: 'Amul Taaza Toned Milk' };
const used: Partial<DeleteDialogProps> = {
  dependents: { products: 312, subCategories: 14 },
  productsHref: '#products',
  subCategoriesHref: '#sub-categories',
};

export const Playground: Story = {};
export const Empty: Story = { args: { dependents: { products: 0, subCategories: 0 } } };
export const Hindi: Story = { ...hindi, args: { name: 'दूध, ब्रेड और अंडे' } };
export const Narrow: Story = { ...narrowPage, args: used };
export const Deleting: Story = {
  args: { onDelete: wait },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: { onDelete: refuse('Still in use: 3 products. Move or delete these first') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('3 products');
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Delete">
      {({ open, close }) => <DeleteDialog {...given} open={open} onCancel={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Delete' }), 'alertdialog'),
};

const dialog = (chosen: Partial<DeleteDialogProps> = {}) => (
  <InPlace height={360}>
    <DeleteDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet(
  {
    Category: dialog(),
    'In use': dialog(used),
    Looking: dialog({ dependents: 'loading' }),
    Unknown: dialog({ dependents: 'failed', onRetry: () => undefined }),
    'In carts': dialog({ ...product, dependents: { carts: 27 } }),
    Product: dialog(product),
    'Long text': dialog({ name: longName }),
  },
  320,
);
