import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress, parentsAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddressLines } from './AddressLines.js';

const meta = {
  title: 'Account/AddressLines',
  component: AddressLines,
  decorators: [column],
  args: { address: homeAddress },
  parameters: usage({
    status: 'stable',
    area: 'Account',
    when: ['Wherever an address is shown: cards, the address choice at checkout, the order summary.'],
    whenNot: ['To edit an address: AddressForm.', 'With buttons beside it: AddressCard.'],
    pairs: [
      {
        do: 'A line each: label, recipient, house and street, landmark, city with state and PIN code, country, mobile number.',
        dont: 'One line with commas, cut at the end: the PIN code gets lost.',
      },
    ],
    content: ['The address is shown as typed, with its line breaks; nothing is translated.'],
    accessibility: ['An `address` element without a role of its own; “Mobile:” stands before the number.'],
  }),
} satisfies Meta<typeof AddressLines>;

export default meta;
type Story = StoryObj<typeof meta>;

const brokenLine = {
  ...homeAddress,
  address_line: 'Flat 4B, Sai Krupa\n12 Law College Road\nBehind the bank',
};
const abroad = {
  ...homeAddress,
  address_line: '221B Baker Street',
  city: 'London',
  state: 'Greater London',
  pincode: 'NW1 6XE',
  country: 'United Kingdom',
  mobile: '+442079460958',
};

/** The part of an address that is left after account deletion. */
const placeOnly = { ...homeAddress, address_line: '', city: '', mobile: '' };

export const Playground: Story = {};
export const Hindi: Story = {
  ...hindi,
  args: { address: { ...hindiAddress, label: 'home', landmark: 'बड़े तालाब के सामने' } },
};
export const Narrow: Story = { ...narrow, args: { address: longAddress } };

/** Line breaks are kept as they were typed. */
export const LineBreaks: Story = {
  args: { address: brokenLine },
  play: async ({ canvas }) => {
    const typed = canvas.getByText(/Sai Krupa/);
    const mobile = canvas.getByText('Mobile: 9876543210');
    await expect(typed.clientHeight).toBeGreaterThan(2 * mobile.clientHeight);
  },
};

export const Sheet: Story = sheet({
  Usual: <AddressLines address={homeAddress} />,
  'All fields': <AddressLines address={parentsAddress} />,
  'Line breaks': <AddressLines address={brokenLine} />,
  'Long text': <AddressLines address={longAddress} />,
  Abroad: <AddressLines address={abroad} />,
  'Place only': <AddressLines address={placeOnly} />,
  Hindi: <AddressLines address={hindiAddress} />,
});
