import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress, parentsAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddressForm, type AddressFormProps } from './AddressForm.js';

const args: AddressFormProps = { label: 'Add Address', onSubmit: fn(accept), onCancel: fn() };

const meta = {
  title: 'Account/AddressForm',
  component: AddressForm,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['To add or edit a delivery address.'],
    whenNot: [
      'Without leaving a page: AddressDialog, which contains this form.',
      'To choose an address: AddressPicker.',
    ],
    pairs: [
      {
        do: 'Let the browser fill it in: every field has its autocomplete token.',
        dont: 'Require more than the six fields of the specification: the others help the rider, and say “optional”.',
      },
      {
        do: 'Show the error at the field: “Enter a 6-digit PIN code”.',
        dont: 'Validate while the customer types: a PIN code of three digits is not wrong yet.',
      },
    ],
    content: [
      'Labels as on an Indian form: PIN code, Mobile No.',
      'Spaces, +91 and a leading 0 may be typed; they are removed before sending.',
      'A PIN code fills in its state, and the city if it is a large one; typed values stay.',
      'For other countries, PIN code and mobile number are not validated.',
    ],
    keyboard: [
      ['Tab', 'to the next field'],
      ['Space', 'ticks “Make this my default address”'],
      ['Enter', 'saves; in the address line it starts a new line'],
    ],
    accessibility: [
      'On Save the first invalid field gets the focus; its error is read with it.',
      'An API error is announced at once.',
    ],
  }),
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save: NonNullable<Story['play']> = ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const wrongDigits = { ...homeAddress, pincode: '4110', mobile: '12345' };

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { label: 'पता जोड़ें', address: hindiAddress } };
export const Narrow: Story = { ...narrow, args: { address: longAddress } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;

/** “Other” asks for the customer’s own name of the address. */
export const OwnLabel: Story = {
  args: { address: parentsAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name of the address')).toHaveValue('Parents');
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await expect(canvas.queryByLabelText('Name of the address')).not.toBeInTheDocument();
  },
};

/** The six fields of the specification are required, and the focus goes to the first. */
export const AllMissing: Story = {
  play: async (context) => {
    await userEvent.clear(context.canvas.getByLabelText('Country'));
    await save(context);
    await waitFor(() => expect(context.canvas.getAllByText(/is required$/)).toHaveLength(6));
    await expect(context.canvas.getByLabelText('Address Line')).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongDigits: Story = {
  args: { address: wrongDigits },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Enter a 6-digit PIN code')).toBeVisible();
    await expect(context.canvas.getByLabelText('PIN code')).toBeInvalid();
  },
};

/** The PIN code fills in its city and state, which can still be changed. */
export const FollowsThePincode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('PIN code'), '560001');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Bengaluru'));
    await expect(canvas.getByLabelText('State')).toHaveValue('Karnataka');
  },
};

/** Values can be typed freely and are sent as the API stores them. */
export const Normalised: Story = {
  args: { address: { ...homeAddress, pincode: '411 004', mobile: '+91 98765 43210' } },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('checkbox', { name: 'Make this my default address' }));
    await save(context);
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ pincode: '411004', mobile: '9876543210', isDefault: true }),
      ),
    );
  },
};

export const Saving: Story = {
  args: { address: homeAddress, onSubmit: wait },
  play: async (context) => {
    await save(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** An error of one field is shown at the field, which gets the focus. */
export const OneFieldRefused: Story = {
  args: { address: homeAddress, onSubmit: refuse('we do not deliver there yet', 'pincode') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('We do not deliver there yet')).toBeVisible();
    await expect(context.canvas.getByLabelText('PIN code')).toHaveFocus();
  },
};

/** An error of the whole form keeps the typed values. */
export const Refused: Story = {
  args: {
    address: homeAddress,
    onSubmit: refuse('Your address book is full. Delete an address first'),
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Delete an address first');
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Pune');
  },
};

export const Sheet: Story = {
  ...sheet(
    {
      Empty: <AddressForm {...args} />,
      Filled: <AddressForm {...args} address={homeAddress} />,
      Wrong: <AddressForm {...args} label="Wrong" address={wrongDigits} />,
      'Long text': <AddressForm {...args} address={longAddress} />,
      Hindi: <AddressForm {...args} address={hindiAddress} />,
      'Without Cancel': <AddressForm {...args} onCancel={undefined} />,
    },
    300,
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('form', { name: 'Wrong' });
    await userEvent.click(wrong.querySelector('button[type=submit]') ?? wrong);
  },
};
