import { calls } from '../../contract/calls.js';
import { expect, type Page, test } from '../support/browser.js';
import { password, unique } from '../support/customer.js';
import { codeMailedTo } from '../support/mailbox.js';
import { cartButton, toast } from '../support/shopper.js';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

const logIn = async (page: Page, email: string, secret = password) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await press(page, 'Login').click();
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
};

test('S-006 login, register and forgot password open without a session', async ({ page }) => {
  for (const [address, heading] of [
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/forgot-password', 'Forgot Password'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('S-109 S-110 four fields enable Register, and two passwords that differ are not sent', async ({
  page,
}) => {
  let sent = 0;
  await page.route(`**${calls.user.register.path}`, (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/register');
  await field(page, 'Name').fill('Asha');
  await field(page, 'Email').fill(`${unique('asha')}@example.test`);
  await field(page, 'Password').fill(password);
  await expect(press(page, 'Register')).toBeDisabled();
  await field(page, 'Confirm Password').fill('something else');
  await press(page, 'Register').click();
  await expect(page.getByText('password and confirm password must be same')).toBeVisible();
  expect(sent).toBe(0);
  await field(page, 'Confirm Password').fill(password);
  await press(page, 'Register').click();
  await expect(toast(page, 'Account created. Please log in')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('S-111 S-165 a wrong password shows a toast, and the typed values stay', async ({ page, shop }) => {
  const { email } = await shop.customer();
  await page.goto('/login');
  await expect(press(page, 'Login')).toBeDisabled();
  await logIn(page, email, 'not the password');
  await expect(toast(page, 'Email or password is wrong')).toBeVisible();
  await expect(page.getByText('Email or password is wrong')).toHaveCount(1);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(page).toHaveURL('/login');
});

test('S-007 S-008 the steps of a reset cannot be entered from the side', async ({ page }) => {
  await page.goto('/verification-otp');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
});

test('S-094 S-112 S-113 S-114 S-115 W-01 W-02 a mailed code leads to a new password and ends the old sessions', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const fresh = 'Another-basket-of-figs-9';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(press(page, 'Send OTP')).toBeDisabled();
  await field(page, 'Email').fill(customer.email);
  await press(page, 'Send OTP').click();
  await expect(page).toHaveURL('/verification-otp');
  const code = await codeMailedTo(shop, customer.email);

  const digit = (position: number) => field(page, `Digit ${position} of 6`);
  await digit(1).press(code.slice(0, 1));
  await expect(digit(2)).toBeFocused();
  await expect(press(page, 'Verify OTP')).toBeDisabled();
  await digit(1).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, code);
  await expect(digit(6)).toHaveValue(code.slice(5));
  await press(page, 'Verify OTP').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await field(page, 'New Password').fill(fresh);
  await field(page, 'Confirm Password').fill(`${fresh}!`);
  await press(page, 'Change Password').click();
  await expect(page.getByText('New password and confirm password must be same')).toBeVisible();
  await field(page, 'Confirm Password').fill(fresh);
  await press(page, 'Change Password').click();
  await expect(page).toHaveURL('/login');
  expect((await customer.call(calls.user.details)).status).toBe(401);

  await logIn(page, customer.email);
  await expect(toast(page, 'Email or password is wrong')).toBeVisible();
  await logIn(page, customer.email, fresh);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('S-089 S-090 a login keeps both tokens, a logout clears all storage and leads home', async ({
  page,
  shop,
}) => {
  const { email } = await shop.customer();
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['accesstoken', 'refreshToken']));
  await page.goto('/dashboard/profile');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('S-014 S-015 checkout and the dashboard ask a visitor to log in, and open then', async ({
  page,
  shop,
}) => {
  const { email } = await shop.customer();
  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard/address');
  for (const [address, heading] of [
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/security', 'Security'],
    ['/dashboard/myorders', 'Order'],
    ['/dashboard/address', 'Address'],
    ['/checkout', 'Checkout'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('S-091 cart, addresses and orders are those of whoever is logged in', async ({ page, shop }) => {
  const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')];
  await asha.adds(await shop.sells({ price: 11 }));
  await asha.placesOrder();
  await asha.adds(await shop.sells({ price: 22 }));
  await ravi.adds(await shop.sells({ price: 33 }));
  await ravi.address({ address_line: '7 River Lane' });
  const orders = page.getByRole('list', { name: 'Your orders' }).getByRole('article');

  await page.goto('/login');
  await logIn(page, asha.email);
  await expect(cartButton(page)).toHaveText('1 item₹22.00');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expect(orders).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Save Address' }).click();
  await expect(page.getByRole('main')).toContainText('12 Laxmi Road');

  await logOut(page);
  await expect(cartButton(page)).toHaveText('My Cart');
  await loginLink(page).click();
  await logIn(page, ravi.email);
  await expect(cartButton(page)).toHaveText('1 item₹33.00');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Save Address' }).click();
  await expect(page.getByRole('main')).toContainText('7 River Lane');
  await expect(page.getByRole('main')).not.toContainText('12 Laxmi Road');
});
