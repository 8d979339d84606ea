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
      whenNot: ['On a page only for the address: AddressForm alone.'],
      pairs: [
        {
          do: 'Close it when the address has been saved, and choose the new address at checkout.',
          dont: 'Close it when Save is pressed: after an API error everything has to be typed again.',
        },
        {
          do: 'Ignore clicks on the backdrop.',
          dont: 'Lose six typed fields by an accidental tap.',
        },
      ],
      content: ['The title names the action: “Add Address” or “Edit Address”.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves through the fields and wraps around inside the dialog'],
        ['Enter', 'saves, except in the address line'],
        ['Escape', 'closes; the focus returns to what opened it'],
      ],
      accessibility: ['A modal dialog named by its title; screen readers ignore the page behind it.'],
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
export const Hindi: Story = { ...hindi, args: { address: hindiAddress } };
/** On a phone the buttons stay in view below the fields, which scroll. */
export const Narrow: Story = {
  ...narrowPage,
  args: { address: longAddress },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
export const AllMissing: Story = { play: save };
export const Saving: Story = { args: { address: homeAddress, onSubmit: wait }, play: save };

/** The API error appears above the typed values. */
export const Refused: Story = {
  args: {
    address: homeAddress,
    onSubmit: refuse('Your address book is full. Delete an address first'),
  },
  play: async () => {
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your address book is full');
    await expect(screen.getByLabelText('City')).toHaveValue('Pune');
  },
};

export const KeepsTheFocus: Story = {
  render: openedByButton,
  play: async ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Add address' }), 'dialog', 12),
};

/** A click on the backdrop closes nothing; Cancel and the cross close the dialog. */
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

/** After a save the parent closes the dialog. */
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
