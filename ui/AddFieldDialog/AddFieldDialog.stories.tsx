import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddFieldDialog, type AddFieldDialogProps } from './AddFieldDialog.js';

const args: AddFieldDialogProps = { open: true, taken: ['Brand'], onAdd: fn(), onClose: fn() };

const meta = {
  title: 'Admin/AddFieldDialog',
  component: AddFieldDialog,
  args,
  parameters: {
    ...inWindow(340),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['A product needs a detail for which the form has no field (S-075).'],
      whenNot: ['For a detail of every product: add a field to the form.'],
      pairs: [
        {
          do: 'Reject an empty name or a second “Brand” in the dialog (W-19).',
          dont: 'Accept it and lose the first.',
        },
      ],
      content: ['At most two words, as printed on the pack: “Shelf life”.'],
      keyboard: [
        ['Enter', 'adds the field'],
        ['Escape', 'closes it; the focus returns'],
      ],
      accessibility: ['The name field has the focus; its error is read with it.'],
    }),
  },
} satisfies Meta<typeof AddFieldDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (name: string, error: string): NonNullable<Story['play']> =>
  async ({ args: { onAdd } }) => {
    const field = await screen.findByLabelText('Field name');
    if (name) await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText(error)).toBeVisible();
    await expect(onAdd).not.toHaveBeenCalled();
  };

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrowPage;
export const Empty: Story = { play: typing('', 'Field name is required') };
export const Taken: Story = {
  play: typing('brand', 'This field already exists. Use another name'),
};
export const Added: Story = {
  play: async ({ args: { onAdd } }) => {
    await userEvent.type(await screen.findByLabelText('Field name'), 'Shelf life{Enter}');
    await expect(onAdd).toHaveBeenCalledWith('Shelf life');
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Add Fields">
      {({ open, close }) => <AddFieldDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add Fields' }), 'dialog'),
};

export const Sheet: Story = sheet(
  {
    Ready: (
      <InPlace height={320}>
        <AddFieldDialog {...args} />
      </InPlace>
    ),
  },
  320,
);
