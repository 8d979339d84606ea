import DialogContentText from '@mui/material/DialogContentText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
const neutral: Partial<ConfirmDialogProps> = {
  tone: 'neutral',
  title: 'Log Out',
  text: 'Your cart stays as it is.',
  subject: undefined,
  confirmLabel: 'Log Out',
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
  args: { ...args, pending: false, blocked: false, tone: 'danger' },
  argTypes: { text: { control: 'text' }, children: { control: false } },
  parameters: {
    ...inWindow(360),
    ...usage({
      status: 'stable',
      area: 'Foundations',
      when: ['Before something that cannot be undone: deleting an address, a product, a category.'],
      whenNot: [
        'Where it can be undone: do it, and offer Undo in a notice.',
        'To ask for anything but yes or no: a dialog with a form.',
        'To tell that something worked: a notice.',
      ],
      pairs: [
        {
          do: 'Name the thing: “Dairy, Bread & Eggs”, and what hangs on it.',
          dont: '“Are you sure?” about nothing in particular.',
        },
        {
          do: '“Delete” and “Cancel”.',
          dont: '“Yes” and “No”, which have to be matched with the question first.',
        },
        { do: 'Tomato only where something is lost.', dont: 'Tomato for Log Out.' },
      ],
      content: [
        'Title: the act in a few words. Text: one sentence of what will happen.',
        'Where the specification has a text of its own it stands as written: “Are you sure permanent delete ?”.',
      ],
      keyboard: [
        ['Tab, Shift + Tab', 'between the two answers, never out of the dialog'],
        ['Enter, Space', 'gives the answer that has the focus: at first, Cancel'],
        ['Escape', 'means no, unless the act is on its way; the focus returns'],
      ],
      accessibility: [
        'An alert dialog, named by its title and described by text and subject: all of it is read at once.',
      ],
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Neutral: Story = { args: neutral };
export const OtherWayBack: Story = { args: { cancelLabel: 'Keep it' } };
export const WithoutSubject: Story = { args: { subject: undefined } };
export const LongText: Story = {
  args: {
    subject: longName,
    text: 'Its 14 sub categories and 312 products stay in the shop without a category.',
  },
};
export const OneLongWord: Story = { ...narrowPage, args: { subject: oneWord } };
export const Hindi: Story = { ...hindi, args: inHindi };
export const Narrow: Story = {
  ...narrowPage,
  args: { subject: longName, confirmLabel: 'Delete category', cancelLabel: 'Keep category' },
};
export const AnswersHovered: Story = { parameters: { pseudo: { hover: true, rootSelector: 'body' } } };
export const AnswersPressed: Story = { parameters: { pseudo: { active: true, rootSelector: 'body' } } };

/** The harmless answer has the focus, and the question is read whole. */
export const StartsOnCancel: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Permanent Delete' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription('Are you sure permanent delete ? Dairy, Bread & Eggs');
  },
};

/** Nothing can be pressed or left while the act is on its way. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args: { onCancel } }) => {
    await expect(await screen.findByRole('button', { name: /Confirm/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).not.toHaveBeenCalled();
  },
};

/** It cannot be done now, and the dialog says why. */
export const Blocked: Story = {
  args: blocked,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/312 products stand in it/);
  },
};

export const Answers: Story = {
  play: async ({ args: { onConfirm, onCancel } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onCancel).toHaveBeenCalledTimes(2);
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
    Neutral: dialog(neutral),
    'Without a subject': dialog({ subject: undefined }),
    'Long text': dialog({ subject: longName }),
    'One long word': dialog({ subject: oneWord }),
    Hindi: dialog(inHindi),
  },
  320,
);
