import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleUser } from '../samples/account.js';
import { show } from '../samples/show.js';
import { AccountMenuButton } from './AccountMenuButton.js';

const account = () => screen.getByRole('button', { name: 'Account' });

test('opens, moves by arrow keys and gives the focus back', async () => {
  const user = userEvent.setup();
  show(<AccountMenuButton user={sampleUser} onLogOut={() => undefined} />);

  await user.click(account());
  expect(await screen.findByRole('menuitem', { name: 'My Orders' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Favourites & weekly list' })).toHaveFocus();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(account()).toHaveFocus();
});

test('S-036 its items are links, and Log Out closes it', async () => {
  const user = userEvent.setup();
  const logOut = jest.fn();
  show(<AccountMenuButton user={sampleUser} onLogOut={logOut} />);

  await user.click(account());
  expect(screen.getByRole('menuitem', { name: 'Save Address' })).toHaveAttribute(
    'href',
    '/dashboard/address',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Log Out' }));

  expect(logOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
