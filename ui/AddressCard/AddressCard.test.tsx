import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Address } from '../../contract/address.js';
import { homeAddress, workAddress } from '../samples/account.js';
import { show } from '../samples/show.js';
import { AddressCard } from './AddressCard.js';

test('S-045 an address has an edit and a delete that name it', async () => {
  const user = userEvent.setup();
  const edit = jest.fn((_address: Address) => undefined);
  const remove = jest.fn((_address: Address) => undefined);
  show(<AddressCard address={homeAddress} onEdit={edit} onDelete={remove} />);

  await user.click(screen.getByRole('button', { name: `Edit address ${homeAddress.address_line}` }));
  await user.click(screen.getByRole('button', { name: `Delete address ${homeAddress.address_line}` }));

  expect(edit).toHaveBeenCalledWith(homeAddress);
  expect(remove).toHaveBeenCalledWith(homeAddress);
  expect(screen.queryByText('Default')).not.toBeInTheDocument();
});

test('the default address says so', () => {
  show(<AddressCard address={workAddress} onEdit={() => undefined} onDelete={() => undefined} />);
  expect(screen.getByText('Default')).toBeVisible();
});
