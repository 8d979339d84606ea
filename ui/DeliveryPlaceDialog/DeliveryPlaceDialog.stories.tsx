import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeliveryPlaceDialog, type DeliveryPlaceDialogProps } from './DeliveryPlaceDialog.js';

const args: DeliveryPlaceDialogProps = { open: true, onChoose: fn(accept), onClose: fn() };
const places = [
  { pincode: '411030', line: '12, Sadashiv Peth' },
  { pincode: '560001', line: `4, MG Road, ${longName}` },
];

const meta = {
  title: 'Site/DeliveryPlaceDialog',
  component: DeliveryPlaceDialog,
  args,
  parameters: {
    ...inWindow(480),
    ...usage({
      status: 'ready',
      area: 'Site',
      when: ['When DeliveryPlace is pressed: to set the PIN code before the cart is filled.'],
      whenNot: ['To save an address: AddressDialog.', 'To choose an address at checkout: AddressPicker.'],
      pairs: [
        {
          do: 'Stay open when the shop does not deliver there, say so, and offer to browse.',
          dont: 'Close, and leave the bad news to the checkout.',
        },
        { do: 'Ask for the PIN code alone.', dont: 'Ask for a whole address, or for the device’s position.' },
      ],
      content: ['The hint says what is kept: the PIN code alone, on this device.'],
      keyboard: [
        [
          'Tab, Shift + Tab',
          'moves through field, addresses and buttons, and wraps around inside the dialog',
        ],
        ['Enter', 'sets the typed PIN code'],
        ['Escape', 'closes; the focus returns to the header'],
      ],
      accessibility: [
        'A modal dialog named by its title. The field has the focus at first.',
        'That the shop is not there yet is an alert, so screen readers say it at once.',
      ],
    }),
  },
} satisfies Meta<typeof DeliveryPlaceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const types = async (pincode: string) => {
  const field = await screen.findByLabelText('PIN code');
  await userEvent.clear(field);
  await userEvent.type(field, `${pincode}{Enter}`);
};

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { notServed: '110001', places } };
/** An address is chosen with one press. */
export const Narrow: Story = { ...narrowPage, args: { notServed: '110001', places } };
export const Asking: Story = { args: { pincode: '560001', onChoose: wait }, play: () => types('560001') };

export const Faulty: Story = {
  play: async ({ args: { onChoose } }) => {
    await types('012345');
    await expect(await screen.findByText('A PIN code cannot start with 0')).toBeVisible();
    await expect(onChoose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onChoose: refuse('The shop is temporarily unavailable. Try again in a moment') },
  play: async () => {
    await types('560001');
    await expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
  },
};

/** The shop does not deliver there: the customer tries another PIN code, or goes on without. */
export const NotServed: Story = {
  args: { pincode: '110001', notServed: '110001' },
  play: async ({ args: { onClose } }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('We’re not in 110001 yet');
    await userEvent.click(screen.getByRole('button', { name: 'Keep browsing' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Delivery place">
      {({ open, close }) => <DeliveryPlaceDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Delivery place' }), 'dialog'),
};

const dialog = (chosen: Partial<DeliveryPlaceDialogProps> = {}) => (
  <InPlace height={440}>
    <DeliveryPlaceDialog {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet(
  {
    New: dialog(),
    Known: dialog({ pincode: '560001' }),
    'With addresses': dialog({ places }),
    'Not served': dialog({ pincode: '110001', notServed: '110001' }),
  },
  320,
);
