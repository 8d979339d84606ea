import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { homeAddress, longAddress, removedAddress, workAddress } from '../samples/account.js';
import { show } from '../samples/show.js';
import { AddressPicker, type AddressPickerProps } from './AddressPicker.js';

const picker = (props: Partial<AddressPickerProps>) => (
  <AddressPicker addresses={[]} onChange={() => undefined} onAdd={() => undefined} {...props} />
);

test('S-044 S-047 only active addresses are offered, the first of them preselected', () => {
  show(picker({ addresses: [removedAddress, homeAddress, longAddress] }));
  const radios = screen.getAllByRole('radio');
  expect(radios).toHaveLength(2);
  expect(radios[0]).toBeChecked();
});

test('W-24 the default comes before the first', () => {
  show(picker({ addresses: [homeAddress, workAddress] }));
  expect(screen.getByRole('radio', { name: /Cerebrum IT Park/ })).toBeChecked();
});

test('choosing another tells its id; the keyboard does it too', async () => {
  const user = userEvent.setup();
  const choose = jest.fn((_id: string) => undefined);
  show(picker({ addresses: [homeAddress, workAddress], value: homeAddress._id, onChange: choose }));

  await user.click(screen.getByRole('radio', { name: /Cerebrum IT Park/ }));

  expect(choose).toHaveBeenCalledWith(workAddress._id);
});

test('S-048 another address can be added here, even when there is none', async () => {
  const user = userEvent.setup();
  const add = jest.fn();
  show(picker({ onAdd: add }));
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  expect(add).toHaveBeenCalledTimes(1);
});
