import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress } from '../samples/account.js';
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
    when: ['To write down or change where a rider rings.'],
    whenNot: [
      'Over a page that stays: AddressDialog, which holds this form.',
      'To choose one: AddressPicker.',
    ],
    pairs: [
      {
        do: 'Let the browser fill it in: every field carries its autocomplete token.',
        dont: 'Add a field “Landmark” or “Type of address”: six are asked for, and all six are needed.',
      },
      {
        do: 'Say beside the field what is wrong: “Use a PIN code of 6 digits”.',
        dont: 'Check while one types: a PIN code of three digits is not wrong yet.',
      },
    ],
    content: [
      'Labels as on an Indian form: Pincode, Mobile No.',
      'Spaces, +91 and a leading 0 may be typed; they are sent without.',
      'A PIN code brings its state, and the city where it is a large one; what somebody wrote there stays.',
      'For other countries neither PIN code nor ten digits are asked for.',
    ],
    keyboard: [
      ['Tab', 'to the next field'],
      ['Space', 'ticks “Deliver here by default”'],
      ['Enter', 'saves, from any field but the address line, where it begins a new line'],
    ],
    accessibility: [
      'At Save the first wrong field gets the focus; its fault is read with it.',
      'A refusal of the shop is announced at once.',
    ],
  }),
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save: NonNullable<Story['play']> = ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const wrongDigits = { ...homeAddress, pincode: '4110', mobile: '12345' };

export const Playground: Story = {};
export const Filled: Story = { args: { address: homeAddress } };
export const LongText: Story = { args: { address: longAddress } };
export const WithoutCancel: Story = { args: { onCancel: undefined } };
export const Hindi: Story = { ...hindi, args: { label: 'पता जोड़ें', address: hindiAddress } };
export const Narrow: Story = { ...narrow, args: { address: longAddress } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;

/** All six are asked for, and the focus goes to the first. */
export const AllMissing: Story = {
  play: async (context) => {
    await userEvent.clear(context.canvas.getByLabelText('Country'));
    await save(context);
    await waitFor(() => expect(context.canvas.getAllByText(/is needed$/)).toHaveLength(6));
    await expect(context.canvas.getByLabelText('Address Line')).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongDigits: Story = {
  args: { address: wrongDigits },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Use a PIN code of 6 digits')).toBeVisible();
    await expect(context.canvas.getByLabelText('Pincode')).toBeInvalid();
  },
};

/** The PIN code brings its city and state, which stay to be changed. */
export const FollowsThePincode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Pincode'), '560001');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Bengaluru'));
    await expect(canvas.getByLabelText('State')).toHaveValue('Karnataka');
  },
};

/** Typed as people type; sent as the shop keeps it. */
export const Normalised: Story = {
  args: { address: { ...homeAddress, pincode: '411 004', mobile: '+91 98765 43210' } },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('checkbox', { name: 'Deliver here by default' }));
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

/** One field is to blame: it says so and has the focus. */
export const OneFieldRefused: Story = {
  args: { address: homeAddress, onSubmit: refuse('we do not deliver there yet', 'pincode') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('We do not deliver there yet')).toBeVisible();
    await expect(context.canvas.getByLabelText('Pincode')).toHaveFocus();
  },
};

/** The whole is refused: what was typed stays. */
export const Refused: Story = {
  args: {
    address: homeAddress,
    onSubmit: refuse('You have as many addresses as we can keep: remove one first'),
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('remove one first');
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
