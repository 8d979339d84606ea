import DialogContentText from '@mui/material/DialogContentText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { InPlace, Opener, goesRound, inWindow } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';

const args: ConfirmDialogProps = {
  open: true,
  title: 'Permanent Delete',
  text: 'Are you sure permanent delete ?',
  subject: 'Dairy, Bread & Eggs',
  confirmLabel: 'Confirm',
  onConfirm: fn(),
  onCancel: fn(),
};
const inHindi: Partial<ConfirmDialogProps> = {
  title: 'पता हटाएँ',
  text: 'क्या आप इसे हटाना चाहते हैं?',
  subject: 'मकान नं. 27, गांधी मार्ग',
  confirmLabel: 'हटाएँ',
};
const blocked: Partial<ConfirmDialogProps> = {
  blocked: true,
  children: <DialogContentText>312 products stand in it: move them first.</DialogContentText>,
};
const oneWord = 'Sahakarnagaradevanahallibengaluruurbandistrictkarnataka';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { ...args, pending: false, blocked: false },
  argTypes: { text: { control: 'text' }, children: { control: false } },
  parameters: {
    ...inWindow(360),
    ...usage({
      status: 'stable',
      area: 'Foundations',
      when: ['Before an action that cannot be undone: deleting an address, a product, a category.'],
      whenNot: [
        'If the action can be undone: run it, and offer Undo in a notice.',
        'To ask for more than yes or no: a dialog with a form.',
        'To report a success: a notice.',
      ],
      pairs: [
        {
          do: 'Name the record, such as “Dairy, Bread & Eggs”, and its dependents.',
          dont: '“Are you sure?” without a subject.',
        },
        {
          do: '“Delete” and “Cancel”.',
          dont: '“Yes” and “No”, which only make sense together with the question.',
        },
      ],
      content: [
        'Title: the action in a few words. Text: one sentence about what will happen.',
        'Texts of the specification are used exactly as written: “Are you sure permanent delete ?”.',
      ],
      keyboard: [
        ['Tab, Shift + Tab', 'between the two buttons, never out of the dialog'],
        ['Enter, Space', 'presses the focused button: at first, Cancel'],
        ['Escape', 'cancels, unless the action is running; the focus returns'],
      ],
      accessibility: [
        'An alert dialog, named by its title and described by text and subject: all of it is read when it opens.',
      ],
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OtherWayBack: Story = { args: { cancelLabel: 'Keep it' } };
export const OneLongWord: Story = { ...narrowPage, args: { subject: oneWord } };
export const Hindi: Story = { ...hindi, args: inHindi };
export const Narrow: Story = {
  ...narrowPage,
  args: { subject: longName, confirmLabel: 'Delete category', cancelLabel: 'Keep category' },
};
export const AnswersHovered: Story = { parameters: { pseudo: { hover: true, rootSelector: 'body' } } };
export const AnswersPressed: Story = { parameters: { pseudo: { active: true, rootSelector: 'body' } } };

/** Nothing can be pressed or closed while the action is running. */
export const Pending: Story = { tags: ['on-sheet'], args: { pending: true } };

/** The action is not possible now, and the dialog says why. */
export const Blocked: Story = {
  args: blocked,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/312 products stand in it/);
  },
};

export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Delete category">
      {({ open, close }) => <ConfirmDialog {...given} open={open} onConfirm={close} onCancel={close} />}
    </Opener>
  ),
  play: async ({ canvas }) =>
    goesRound(canvas.getByRole('button', { name: 'Delete category' }), 'alertdialog'),
};

const dialog = (chosen: Partial<ConfirmDialogProps> = {}) => (
  <InPlace height={380}>
    <ConfirmDialog {...args} {...chosen} />
  </InPlace>
);

export const Sheet: Story = sheet(
  {
    Danger: dialog(),
    Pending: dialog({ pending: true }),
    Blocked: dialog(blocked),
    'Without a subject': dialog({ subject: undefined }),
    'Long text': dialog({ subject: longName }),
    'One long word': dialog({ subject: oneWord }),
    Hindi: dialog(inHindi),
  },
  320,
);
