import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { homeAddress } from '../samples/account.js';
import { show } from '../samples/show.js';
import { AddressDialog } from './AddressDialog.js';

const resolve = async () => undefined;

test('S-046 adding and editing are modal forms', () => {
  const { rerender } = show(<AddressDialog open onSubmit={resolve} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Add Address' })).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('');

  rerender(
    <AddressDialog key="edit" open address={homeAddress} onSubmit={resolve} onClose={() => undefined} />,
  );
  expect(screen.getByRole('dialog', { name: 'Edit Address' })).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
});

test('Escape, Cancel and Close leave it; the focus stays inside meanwhile', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  show(<AddressDialog open onSubmit={resolve} onClose={close} />);

  for (let step = 0; step < 12; step += 1) {
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  }
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(3);
});
