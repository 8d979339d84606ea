import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages as hindi } from '../../contract/messages/hi.js';
import { homeAddress, parentsAddress } from '../samples/account.js';
import { show } from '../samples/show.js';
import { MessagesProvider } from '../theme/messages.js';
import { AddressForm, type AddressValues } from './AddressForm.js';

const fieldNames = ['Address Line', 'PIN code', 'City', 'State', 'Country', 'Mobile No.'];
const save = () => screen.getByRole('button', { name: 'Save' });
const tokens = ['street-address', 'postal-code', 'address-level2', 'address-level1', 'country-name', 'tel'];

test('S-119 each of the six fields is needed', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(<AddressForm label="Add Address" onSubmit={sent} />);
  expect(screen.getByLabelText('Country')).toHaveValue('India');

  await user.clear(screen.getByLabelText('Country'));
  await user.click(save());

  for (const name of fieldNames) expect(await screen.findByText(`${name} is required`)).toBeVisible();
  expect(screen.getByLabelText('Address Line')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('browsers can fill it in', () => {
  show(<AddressForm label="Add Address" onSubmit={async () => undefined} />);
  expect(fieldNames.map((name) => screen.getByLabelText(name).getAttribute('autocomplete'))).toEqual(tokens);
});

test('an Indian PIN code and mobile number are checked and sent without gaps', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: AddressValues) => undefined);
  show(
    <AddressForm
      label="Edit Address"
      address={{ ...homeAddress, pincode: '4110', mobile: '12345' }}
      onSubmit={sent}
    />,
  );
  await user.click(save());
  expect(await screen.findByText('Enter a 6-digit PIN code')).toBeVisible();
  expect(screen.getByText('Enter a 10-digit mobile number')).toBeVisible();

  await user.clear(screen.getByLabelText('PIN code'));
  await user.type(screen.getByLabelText('PIN code'), '011001');
  await user.clear(screen.getByLabelText('Mobile No.'));
  await user.type(screen.getByLabelText('Mobile No.'), '1234567890');
  expect(await screen.findByText('A PIN code cannot start with 0')).toBeVisible();
  expect(screen.getByText('An Indian mobile number starts with 6, 7, 8 or 9')).toBeVisible();

  await user.clear(screen.getByLabelText('PIN code'));
  await user.type(screen.getByLabelText('PIN code'), '411 004');
  await user.clear(screen.getByLabelText('Mobile No.'));
  await user.type(screen.getByLabelText('Mobile No.'), '+91 98765 43210');
  await user.click(screen.getByRole('checkbox', { name: 'Make this my default address' }));
  await user.click(save());

  const { address_line, city, state, country } = homeAddress;
  expect(sent).toHaveBeenCalledWith({
    address_line,
    city,
    state,
    country,
    pincode: '411004',
    mobile: '9876543210',
    recipient: '',
    house: '',
    landmark: '',
    label: '',
    isDefault: true,
  });
});

test('recipient, house, landmark and a label of one’s own are sent, and none of them is required', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: AddressValues) => undefined);
  show(<AddressForm label="Edit Address" address={homeAddress} onSubmit={sent} />);
  await user.type(screen.getByLabelText('Name of the recipient (optional)'), ' Sunita ');
  await user.type(screen.getByLabelText('House, flat, floor (optional)'), 'Bungalow 7');
  await user.type(screen.getByLabelText('Landmark (optional)'), 'Water tank');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.type(screen.getByLabelText('Name of the address'), 'Parents');
  await user.click(save());
  const found = { recipient: 'Sunita', house: 'Bungalow 7', landmark: 'Water tank', label: 'Parents' };
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining(found));
});

test('a label is chosen by one press and taken away by a second', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: AddressValues) => undefined);
  show(<AddressForm label="Edit Address" address={parentsAddress} onSubmit={sent} />);
  expect(screen.getByRole('button', { name: 'Other', pressed: true })).toBeVisible();
  expect(screen.getByLabelText('Name of the address')).toHaveValue('Parents');

  await user.click(screen.getByRole('button', { name: 'Work' }));
  expect(screen.queryByLabelText('Name of the address')).toBeNull();
  await user.click(save());
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'work' }));

  await user.click(screen.getByRole('button', { name: 'Work', pressed: true }));
  await user.click(save());
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ label: '' }));
});

const typePincode = async (user: ReturnType<typeof userEvent.setup>, pincode: string) => {
  await user.clear(screen.getByLabelText('PIN code'));
  await user.type(screen.getByLabelText('PIN code'), pincode);
};
const place = () => ['City', 'State'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

test('G-08 a PIN code brings its city and state, and corrected brings others', async () => {
  const user = userEvent.setup();
  show(<AddressForm label="Add Address" onSubmit={async () => undefined} />);
  await user.click(save());
  expect(await screen.findByText('State is required')).toBeVisible();

  await typePincode(user, '56000');
  expect(place()).toEqual(['', '']);
  await typePincode(user, '560 001');
  await waitFor(() => expect(place()).toEqual(['Bengaluru', 'Karnataka']));
  expect(screen.queryByText('State is required')).toBeNull();
  await typePincode(user, '403001');
  await waitFor(() => expect(place()).toEqual(['', 'Goa']));
});

test('a new address starts with the PIN code of the delivery place, its city and state', async () => {
  const user = userEvent.setup();
  show(<AddressForm label="Add Address" pincode="560001" onSubmit={async () => undefined} />);
  expect(screen.getByLabelText('PIN code')).toHaveValue('560001');
  expect(place()).toEqual(['Bengaluru', 'Karnataka']);
  await typePincode(user, '411030');
  expect(place()).toEqual(['Pune', 'Maharashtra']);
});

test('an address that is edited keeps its own PIN code', () => {
  show(
    <AddressForm
      label="Edit Address"
      address={homeAddress}
      pincode="560001"
      onSubmit={async () => undefined}
    />,
  );
  expect(screen.getByLabelText('PIN code')).toHaveValue(homeAddress.pincode);
});

test('G-08 what somebody wrote stays, and other countries have codes of their own', async () => {
  const user = userEvent.setup();
  show(<AddressForm label="Add Address" onSubmit={async () => undefined} />);
  await user.type(screen.getByLabelText('City'), 'Whitefield');
  await typePincode(user, '560066');
  await waitFor(() => expect(place()).toEqual(['Whitefield', 'Karnataka']));

  await user.clear(screen.getByLabelText('Country'));
  await user.type(screen.getByLabelText('Country'), 'Nepal');
  await waitFor(() => expect(place()).toEqual(['Whitefield', '']));
  await typePincode(user, '400001');
  expect(place()).toEqual(['Whitefield', '']);
});

test('G-08 a saved address follows another PIN code, in whichever language it was saved', async () => {
  const user = userEvent.setup();
  show(
    <MessagesProvider messages={hindi}>
      <AddressForm label="पता बदलें" address={homeAddress} onSubmit={async () => undefined} />
    </MessagesProvider>,
  );
  const saved = () => ['शहर', 'राज्य'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
  expect(saved()).toEqual(['Pune', 'Maharashtra']);
  await user.clear(screen.getByLabelText('पिन कोड'));
  await user.type(screen.getByLabelText('पिन कोड'), '560001');
  await waitFor(() => expect(saved()).toEqual(['बेंगलुरु', 'कर्नाटक']));
});

test('a new address in Hindi starts in भारत, where Indian rules hold', async () => {
  const user = userEvent.setup();
  show(
    <MessagesProvider messages={hindi}>
      <AddressForm label="पता जोड़ें" onSubmit={async () => undefined} />
    </MessagesProvider>,
  );
  expect(screen.getByLabelText('देश')).toHaveValue('भारत');
  await user.type(screen.getByLabelText('पिन कोड'), '411030');
  await waitFor(() => expect(screen.getByLabelText('शहर')).toHaveValue('पुणे'));
});

test('G-08 a saved address whose city was brought gets the new one', async () => {
  const user = userEvent.setup();
  show(<AddressForm label="Edit Address" address={homeAddress} onSubmit={async () => undefined} />);
  await typePincode(user, '560001');
  await waitFor(() => expect(place()).toEqual(['Bengaluru', 'Karnataka']));
});

test('a refused address keeps what was typed', async () => {
  const user = userEvent.setup();
  const message = 'Your address book is full. Delete an address first';
  show(
    <AddressForm label="Add Address" address={homeAddress} onSubmit={() => Promise.reject({ message })} />,
  );

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
});

test('validation issues are in Hindi if that is chosen', async () => {
  const user = userEvent.setup();
  show(
    <MessagesProvider messages={hindi}>
      <AddressForm
        label="पता बदलें"
        address={{ ...homeAddress, city: '', pincode: '4110' }}
        onSubmit={async () => undefined}
      />
    </MessagesProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'सेव करें' }));
  expect(await screen.findByText('शहर ज़रूरी है')).toBeVisible();
  await user.type(screen.getByLabelText('शहर'), 'पुणे');
  await user.click(screen.getByRole('button', { name: 'सेव करें' }));
  expect(await screen.findByText('6 अंकों का पिन कोड लिखें')).toBeVisible();
});
