import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import {
  ProductConflictDialog,
  type Difference,
  type ProductConflictDialogProps,
} from './ProductConflictDialog.js';

const differences: Difference[] = [
  { field: 'name', label: 'Name', mine: 'Amul Taaza', theirs: 'Amul Taaza Toned Milk', changed: 'mine' },
  { field: 'price', label: 'Price', mine: '₹74.00', theirs: '₹76.00', changed: 'both' },
  { field: 'discount', label: 'Discount', mine: '5 %', theirs: '100 %', changed: 'theirs' },
];
const hindiDifferences: Difference[] = [
  { field: 'name', label: 'नाम', mine: 'अमूल ताज़ा', theirs: 'अमूल ताज़ा टोंड दूध', changed: 'mine' },
  { field: 'price', label: 'दाम', mine: '₹74.00', theirs: '₹76.00', changed: 'both' },
];
const odd: Difference[] = [
  { field: 'name', label: 'Name', mine: longName, theirs: 'अमूल ताज़ा टोंड दूध', changed: 'both' },
  { field: 'price', label: 'Price', mine: '₹0.01', theirs: '₹1,00,00,000.00', changed: 'both' },
  { field: 'image', label: 'Images', mine: 'Nothing', theirs: 'Nothing else', changed: 'theirs' },
];
const args: ProductConflictDialogProps = { open: true, differences, onSave: fn(), onBack: fn() };

const meta = {
  title: 'Admin/ProductConflictDialog',
  component: ProductConflictDialog,
  args: { ...args, pending: false },
  parameters: {
    ...inWindow(640),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: [
        'An edit conflict: another admin saved the product after the edit began (W-34, A-13). ProductForm opens the dialog itself.',
      ],
      whenNot: ['A stock that sales reduced: that is no conflict.'],
      pairs: [
        { do: 'Only the fields that differ.', dont: 'Two whole forms side by side.' },
        {
          do: 'Preselect each admin’s own changes.',
          dont: 'Preselect “mine” everywhere, which undoes the other admin’s work.',
        },
      ],
      content: ['Readable values: ₹76.00, 5 %.'],
      keyboard: [
        ['↑, ↓, ←, →', 'choose within a field'],
        ['Tab', 'to the next field'],
        ['Escape', 'back to the form, which keeps everything typed'],
      ],
      accessibility: [
        'Each field is a named group of two radio buttons; its name says who changed the field.',
      ],
    }),
  },
} satisfies Meta<typeof ProductConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { joined: [] } };
export const One: Story = { args: { differences: differences.slice(0, 1) } };
/** Additions and removals of both edits to a list are joined, so no choice is needed. */
export const Joined: Story = { args: { joined: ['Images', 'Category'] } };
export const Pending: Story = { args: { pending: true } };
export const Hindi: Story = { ...hindi, args: { differences: hindiDifferences } };
export const Narrow: Story = { ...narrowPage, args: { differences: odd } };

export const Choosing: Story = {
  play: async ({ args: { onSave } }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Take theirs ₹76.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await expect(onSave).toHaveBeenCalledWith({ name: 'mine', price: 'theirs', discount: 'theirs' });
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Save">
      {({ open, close }) => <ProductConflictDialog {...given} open={open} onBack={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Save' }), 'dialog'),
};

const dialog = (chosen: Partial<ProductConflictDialogProps> = {}) => (
  <InPlace height={620}>
    <ProductConflictDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet(
  { Ready: dialog(), Odd: dialog({ differences: odd }), Same: dialog({ differences: [] }) },
  420,
);
