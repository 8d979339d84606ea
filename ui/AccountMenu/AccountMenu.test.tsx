import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleAdmin, sampleUser } from '../samples/account.js';
import { show } from '../samples/show.js';
import { AccountMenu } from './AccountMenu.js';

const adminLinks = [
  { href: '/dashboard/category', label: 'Category' },
  { href: '/dashboard/product', label: 'Product' },
];
const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const nothing = () => undefined;

test('S-034 shows the name, else the mobile number; "(Admin)" for admins', () => {
  const { rerender } = show(<AccountMenu user={sampleUser} onLogOut={nothing} />);
  expect(screen.getByText('Asha Kulkarni')).toBeVisible();
  expect(screen.queryByText('(Admin)')).not.toBeInTheDocument();

  rerender(<AccountMenu user={{ ...sampleUser, name: '' }} onLogOut={nothing} />);
  expect(screen.getByText('9876543210')).toBeVisible();

  rerender(<AccountMenu user={sampleAdmin} onLogOut={nothing} />);
  expect(screen.getByText('(Admin)')).toBeVisible();
});

test('S-035 only an admin gets the links of the dashboard', () => {
  const { rerender } = show(<AccountMenu user={sampleUser} adminLinks={adminLinks} onLogOut={nothing} />);
  expect(linkNames()).toEqual([
    'My Orders',
    'Favourites & weekly list',
    'Save Address',
    'Profile',
    'Security',
    'Help',
  ]);

  rerender(<AccountMenu user={sampleAdmin} adminLinks={adminLinks} onLogOut={nothing} />);
  expect(linkNames()).toEqual([
    'Category',
    'Product',
    'My Orders',
    'Favourites & weekly list',
    'Save Address',
    'Profile',
    'Security',
    'Help',
  ]);
});

test('S-036 everyone can log out, and sees where they are', async () => {
  const user = userEvent.setup();
  const logOut = jest.fn();
  show(<AccountMenu user={sampleUser} current="/dashboard/myorders" onLogOut={logOut} />);

  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});
