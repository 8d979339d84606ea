import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages } from '../../contract/messages/en.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeleteAccountDialog, type DeleteAccountDialogProps } from './DeleteAccountDialog.js';

const args: DeleteAccountDialogProps = { open: true, onSubmit: fn(accept), onClose: fn() };
const words = messages.ui.leaving;
const openOrders = ['TK-7QF4-M2XP', 'TK-2PLX-88TN'].map((number) => ({ number, href: `#${number}` }));
const manyOrders = Array.from({ length: 12 }, (_, at) => ({ number: `TK-7QF4-M${100 + at}`, href: '#' }));

const meta = {
  title: 'Account/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args,
  parameters: {
    ...inWindow(560),
    ...usage({
      status: 'ready',
      area: 'Account',
      when: ['Before a customer’s account is deleted.'],
      whenNot: ['To log out: no confirmation is needed.', 'Before anything else is deleted: ConfirmDialog.'],
      pairs: [
        {
          do: 'Say what is deleted and what stays, and why, before it happens.',
          dont: 'Ask “Are you sure?” and explain nothing.',
        },
        {
          do: 'List the open orders that prevent the deletion, each as a link.',
          dont: '“Your account cannot be deleted at this time.”',
        },
      ],
      content: ['Do not plead: one button that deletes, one that cancels, both with clear names.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves around inside the dialog'],
        ['Enter', 'in the password field: deletes the account'],
        ['Escape', 'closes it; the focus returns'],
      ],
      accessibility: [
        'The button is disabled while there is no password.',
        'After a wrong password the field gets the focus and is described by the error.',
      ],
    }),
  },
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const leave = async () => {
  await userEvent.type(await screen.findByLabelText(words.password), 'Basket-of-mangoes-7');
  await userEvent.click(screen.getByRole('button', { name: words.confirm }));
};

export const Playground: Story = {};
export const ManyOpenOrders: Story = { args: { openOrders: manyOrders } };
export const Hindi: Story = { ...hindi, args: { openOrders } };
export const Narrow: Story = { ...narrowPage, args: { openOrders } };
export const NarrowHindi: Story = { ...narrowPage, globals: { ...narrowPage.globals, ...hindi.globals } };

/** The password is required. */
export const Sends: Story = {
  play: async ({ args: { onSubmit } }) => {
    await expect(await screen.findByRole('button', { name: words.confirm })).toBeDisabled();
    await leave();
    await expect(onSubmit).toHaveBeenCalledWith({ password: 'Basket-of-mangoes-7' });
  },
};

/** After a wrong password the dialog stays open and keeps the typed text. */
export const WrongPassword: Story = {
  args: { onSubmit: refuse(messages.errors.wrongPassword, 'password') },
  play: async () => {
    await leave();
    const field = await screen.findByLabelText(words.password);
    await expect(await screen.findByText(messages.errors.wrongPassword)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(messages.errors.wrongPassword);
    await expect(field).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { onSubmit: refuse(messages.errors.notReady) },
  play: async () => {
    await leave();
    await expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.notReady);
  },
};

export const Leaving: Story = {
  args: { onSubmit: wait },
  play: async () => {
    await leave();
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await expect(screen.getByRole('button', { name: words.keep })).toBeDisabled();
  },
};

export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label={words.title}>
      {({ open, close }) => <DeleteAccountDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: words.title }), 'dialog'),
};

const dialog = (chosen: Partial<DeleteAccountDialogProps> = {}) => (
  <InPlace height={640}>
    <DeleteAccountDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet({ Ready: dialog(), 'With open orders': dialog({ openOrders }) }, 400);
