import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress, workAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddressPicker } from './AddressPicker.js';

const args = { addresses: [homeAddress, workAddress], onChange: fn(), onAdd: fn() };

const meta = {
  title: 'Checkout/AddressPicker',
  component: AddressPicker,
  decorators: [column],
  args: { ...args, value: undefined },
  render: ({ value, onChange, ...rest }) => (
    <Held key={value} value={value} onChange={(next) => next && onChange(next)}>
      {(held, change) => <AddressPicker {...rest} value={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['At checkout, to choose the delivery address.'],
    whenNot: ['To manage addresses: a list of AddressCards.', 'To show where an order went: AddressLines.'],
    pairs: [
      {
        do: 'Preselect the default address, else the first: most customers only press Pay.',
        dont: 'Preselect nothing and show an error on Pay.',
      },
      {
        do: 'Show every address in full, even if there are ten.',
        dont: 'Hide them in a menu: two flats in the same street look alike when cut.',
      },
    ],
    content: [
      'Removed addresses are not offered; old orders still show them.',
      'An address outside the delivery area has the note “We don’t deliver to 411014”.',
    ],
    keyboard: [
      ['Tab', 'to the chosen address, then to “Add address”'],
      ['↓ →, ↑ ←', 'chooses the next or the previous address'],
      ['Enter, Space', 'on the tile: opens the form for a new address'],
    ],
    accessibility: [
      'A group of radio buttons called “Choose your address”; each is named by its full address.',
      'The chosen address has a dot and a thicker border, not only another colour.',
    ],
  }),
} satisfies Meta<typeof AddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 10 }, (_, position) => ({
  ...homeAddress,
  _id: String(position),
  address_line: `Flat ${String(position + 1)}A, Sai Krupa, 12 Law College Road`,
}));

/** The second address is the customer's default. */
export const Playground: Story = {};

/** The address can still be chosen: the checkout also says why the shop does not deliver there. */
export const NotServed: Story = {
  args: { isServed: ({ pincode }) => pincode === homeAddress.pincode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /We don’t deliver to 411014/ })).toBeChecked();
    await expect(canvas.getAllByText(/We don’t deliver/)).toHaveLength(1);
  },
};
export const Many: Story = { args: { addresses: many } };
export const Hindi: Story = { ...hindi, args: { addresses: [hindiAddress, homeAddress] } };
export const Narrow: Story = { ...narrow, args: { addresses: [longAddress, workAddress] } };

/** Arrow keys choose, Tab leaves the group. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Cerebrum IT Park/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Sai Krupa/ })).toBeChecked();
    await expect(onChange).toHaveBeenCalledWith(homeAddress._id);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add address' })).toHaveFocus();
  },
};

/** The whole card can be clicked, not only the radio button. */
export const ChosenByItsCard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Sai Krupa/));
    await expect(canvas.getByRole('radio', { name: /Sai Krupa/ })).toBeChecked();
  },
};

export const Sheet: Story = sheet(
  {
    'Default chosen': <AddressPicker {...args} />,
    'Other chosen': <AddressPicker {...args} value={homeAddress._id} />,
    'Only one': <AddressPicker {...args} addresses={[homeAddress]} />,
    'Not served': <AddressPicker {...args} isServed={() => false} />,
    Empty: <AddressPicker {...args} addresses={[]} />,
    'Long text': <AddressPicker {...args} addresses={[longAddress, homeAddress]} />,
    Hindi: <AddressPicker {...args} addresses={[hindiAddress]} />,
    Hover: (
      <Posed as="hover">
        <AddressPicker {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <AddressPicker {...args} />
      </Posed>
    ),
  },
  288,
);
