import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddressForm } from '../AddressForm/AddressForm.js';
import { hindi } from '../samples/hindi.js';
import { accept } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';

const args: FormDialogProps = {
  open: true,
  title: 'Add Address',
  children: <AddressForm label="Add Address" onSubmit={accept} />,
  onClose: fn(),
};

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  args: { ...args, maxWidth: 'sm' },
  argTypes: {
    children: { control: false },
    maxWidth: { control: 'inline-radio', options: ['xs', 'sm', 'md'] },
  },
  parameters: {
    ...inWindow(560),
    ...usage({
      status: 'ready',
      area: 'Foundations',
      when: ['A form of a few fields, without leaving the page.'],
      whenNot: ['A yes or no question: ConfirmDialog.', 'A form longer than a screen: a page of its own.'],
      pairs: [
        { do: 'Close it once the submit has resolved.', dont: 'Close it when the button is pressed.' },
        { do: 'Keep it open on a click on the backdrop.', dont: 'Lose five fields by an accidental tap.' },
      ],
      content: ['The title is the text of the button that opened it.'],
      keyboard: [
        ['Tab', 'moves through the form, never out of the dialog'],
        ['Escape', 'closes it; the focus returns'],
      ],
      accessibility: ['A dialog named by its title.'],
    }),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongTitle: Story = {
  args: { title: 'A form about something that takes a great many words to name' },
};
export const Hindi: Story = {
  ...hindi,
  args: { title: 'पता जोड़ें', children: <AddressForm label="पता जोड़ें" onSubmit={accept} /> },
};
export const Narrow: Story = narrowPage;
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Add Address">
      {({ open, close }) => <FormDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add Address' }), 'dialog'),
};

const dialog = (chosen: Partial<FormDialogProps> = {}) => (
  <InPlace height={640}>
    <FormDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet({ Ready: dialog() }, 400);
