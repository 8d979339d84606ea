import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress } from '../samples/account.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { InPlace, Opener, goesRound, inWindow } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddressDialog, type AddressDialogProps } from './AddressDialog.js';

const args: AddressDialogProps = { open: true, onSubmit: fn(accept), onClose: fn() };

const meta = {
  title: 'Account/AddressDialog',
  component: AddressDialog,
  args,
  parameters: {
    ...inWindow(760),
    ...usage({
      status: 'ready',
      area: 'Account',
      when: ['To add or edit an address without leaving the address book or the checkout.'],
      whenNot: ['On a page that is about nothing else: AddressForm alone.'],
      pairs: [
        {
          do: 'Close it when the shop has taken the address, and choose the new one at checkout.',
          dont: 'Close it at Save and hope: what the shop refuses would have to be typed again.',
        },
        {
          do: 'Let a tap beside it do nothing.',
          dont: 'Throw six typed fields away for a finger that slipped.',
        },
      ],
      content: ['The title says what is done: “Add Address” or “Edit Address”.'],
      keyboard: [
        ['Tab, Shift + Tab', 'through the fields and round, never out of the dialog'],
        ['Enter', 'saves, from any field but the address line'],
        ['Escape', 'closes; the focus returns to what opened it'],
      ],
      accessibility: ['A modal dialog named by its title; the page behind it is silent.'],
    }),
  },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const openedByButton: Story['render'] = (given) => (
  <Opener label="Add address">
    {({ open, close }) => (
      <AddressDialog
        {...given}
        open={open}
        onClose={close}
        onSubmit={async (values) => {
          await given.onSubmit(values);
          close();
        }}
      />
    )}
  </Opener>
);

export const Playground: Story = {};
export const Edit: Story = { args: { address: homeAddress } };
export const LongText: Story = { args: { address: longAddress } };
export const Hindi: Story = { ...hindi, args: { address: hindiAddress } };
export const Narrow: Story = { ...narrowPage, args: { address: longAddress } };
export const AllMissing: Story = { play: save };
export const Saving: Story = { args: { address: homeAddress, onSubmit: wait }, play: save };

/** The sentence of the shop stands over what was typed. */
export const Refused: Story = {
  args: {
    address: homeAddress,
    onSubmit: refuse('You have as many addresses as we can keep: remove one first'),
  },
  play: async () => {
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('as many addresses as we can keep');
    await expect(screen.getByLabelText('City')).toHaveValue('Pune');
  },
};

export const KeepsTheFocus: Story = {
  render: openedByButton,
  play: async ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add address' }), 'dialog', 12),
};

/** A tap beside the dialog throws nothing away; Cancel and the cross close it. */
export const WaysOut: Story = {
  play: async ({ args: { onClose } }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Address' });
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

/** Saved: its owner closes it. */
export const Saves: Story = {
  args: { address: homeAddress },
  render: openedByButton,
  play: async ({ canvas, args: { onSubmit } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Sheet: Story = sheet(
  {
    Add: (
      <InPlace height={720}>
        <AddressDialog {...args} />
      </InPlace>
    ),
    Edit: (
      <InPlace height={720}>
        <AddressDialog {...args} address={homeAddress} />
      </InPlace>
    ),
    'Long text': (
      <InPlace height={720}>
        <AddressDialog {...args} address={longAddress} />
      </InPlace>
    ),
    Hindi: (
      <InPlace height={720}>
        <AddressDialog {...args} address={hindiAddress} />
      </InPlace>
    ),
  },
  320,
);
