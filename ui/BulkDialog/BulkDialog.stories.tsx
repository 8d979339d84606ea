import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { subCategories } from '../samples/keeping.js';
import { accept, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { categoriesWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { stockRows } from '../samples/stock.js';
import { usage } from '../samples/usage.js';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.js';

const args: BulkDialogProps = {
  open: true,
  act: 'discount',
  products: stockRows,
  categories: categoriesWithImages,
  subCategories,
  onRun: fn(accept),
  onClose: fn(),
};

const meta = {
  title: 'Admin/BulkDialog',
  component: BulkDialog,
  args,
  argTypes: { act: { control: 'inline-radio', options: ['discount', 'move', 'remove'] } },
  parameters: {
    ...inWindow(560),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['When an action of BulkBar needs a value or a confirmation.'],
      whenNot: ['One product: EditableCell, ProductForm or DeleteDialog.'],
      pairs: [
        {
          do: 'Name the products that prevent the change, with the reasons, and keep them chosen.',
          dont: '“Some rows failed.”',
        },
        { do: 'Name the first products to delete, and show the total number.', dont: '“Delete selected?”' },
      ],
      content: ['The button repeats the action; for a deletion also the number.'],
      keyboard: [
        [
          'Enter',
          'submits from the percent field; in a confirmation presses the focused button, at first Cancel',
        ],
        ['Escape', 'closes without a change; the focus returns'],
      ],
      accessibility: ['An error is announced with the products that caused it.'],
    }),
  },
} satisfies Meta<typeof BulkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const [milk, bread] = stockRows;
const refuse = () =>
  Promise.reject({
    message: 'Nothing was changed',
    data: {
      rows: [
        { _id: milk?._id, name: milk?.name, code: 'staleRevision', revision: 4 },
        { _id: bread?._id, name: '', code: 'notFound' },
      ],
    },
  });

export const Playground: Story = {};
export const RemoveOne: Story = {
  args: { act: 'remove', products: [{ _id: 'a'.repeat(24), name: longName }] },
};
export const Sends: Story = {
  play: async ({ args: given }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discount in %' }), '12.5{Enter}');
    await expect(given.onRun).toHaveBeenCalledWith({ kind: 'discount', percent: 12.5 });
  },
};
export const NotAPercentage: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discount in %' }), '101{Enter}');
    await expect(dialog.getByRole('textbox')).toBeInvalid();
  },
};
export const Refused: Story = {
  args: { onRun: refuse },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Discount in %' }), '10{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${bread?.name}: deleted by someone else`,
    );
  },
};
export const RemovalRefused: Story = {
  args: { act: 'remove', onRun: refuse },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 6 products' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('changed by someone else');
  },
};
export const Removing: Story = {
  args: { act: 'remove', onRun: wait },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 6 products' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrowPage, args: { act: 'move' } };
export const KeepsTheFocus: Story = {
  render: (props) => (
    <Opener label="Change discount">
      {({ open, close }) => <BulkDialog {...props} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Change discount' }), 'dialog'),
};

export const Sheet: Story = sheet(
  {
    Discount: (
      <InPlace height={400}>
        <BulkDialog {...args} />
      </InPlace>
    ),
    Move: (
      <InPlace height={480}>
        <BulkDialog {...args} act="move" />
      </InPlace>
    ),
    Delete: (
      <InPlace height={400}>
        <BulkDialog {...args} act="remove" />
      </InPlace>
    ),
  },
  420,
);
