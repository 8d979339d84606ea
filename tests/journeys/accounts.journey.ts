import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { expect, type Page, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { logIn as sessionOf, password, unique } from '../support/customer.js';
import { codeMailedTo, mailsTo } from '../support/mailbox.js';
import { cartButton, enter, tabTo, toast } from '../support/shopper.js';

const fresh = 'Another-basket-of-figs-9';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

const logIn = async (page: Page, email: string, secret = password) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await press(page, 'Login').click();
};

test('S-014 S-015 S-089 S-090 S-091 S-111 S-165 a login leads to where one was going, and a log-out leaves nothing to the next customer', async ({
  page,
  shop,
}) => {
  const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')];
  await asha.adds(await shop.sells({ price: 22 }));
  await asha.address();
  await ravi.adds(await shop.sells({ price: 33 }));
  await ravi.address({ address_line: '7 River Lane' });
  const main = page.getByRole('main');

  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login');
  await expect(press(page, 'Login')).toBeDisabled();
  await logIn(page, asha.email, 'not the password');
  await expect(toast(page, 'Email or password is wrong')).toBeVisible();
  await expect(page.getByText('Email or password is wrong')).toHaveCount(1);
  await expect(field(page, 'Email')).toHaveValue(asha.email);

  await logIn(page, asha.email);
  await expect(page).toHaveURL('/dashboard/address');
  await expect(main).toContainText('12 Laxmi Road');
  await expect(cartButton(page)).toHaveText('1 item₹22.00');
  expect(await kept(page)).toEqual(expect.arrayContaining(['accesstoken', 'refreshToken']));
  await page.goto('/login');
  await expect(page).toHaveURL('/');

  await page.goto('/dashboard/profile');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(cartButton(page)).toHaveText('My Cart');
  expect(await kept(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login');

  await logIn(page, ravi.email);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(cartButton(page)).toHaveText('1 item₹33.00');
  await page.getByRole('navigation').getByRole('link', { name: 'Save Address' }).click();
  await expect(main).toContainText('7 River Lane');
  await expect(main).not.toContainText('12 Laxmi Road');
});

test('S-094 S-112 S-113 S-114 S-115 W-01 W-02 W-03 without a mouse: registered, the password forgotten, and a new one set by a mailed code', async ({
  page,
  context,
  shop,
}) => {
  const email = `${unique('asha')}@example.test`;
  const types = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const sends = () => page.keyboard.press('Enter');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.goto('/login');
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Register' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await types('Name', 'Asha');
  await types('Email', email);
  await types('Password', password);
  await types('Confirm Password', password);
  await sends();
  await expect(toast(page, 'Account created. Please log in')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const elsewhere = await sessionOf(shop.call, email);

  await enter(page, page.getByRole('link', { name: 'Forgot password?' }));
  await expect(page).toHaveURL('/forgot-password');
  await types('Email', email);
  await sends();
  await expect(page).toHaveURL('/verification-otp');
  const code = await codeMailedTo(shop, email);
  const digit = (position: number) => field(page, `Digit ${position} of 6`);
  await tabTo(page, digit(1));
  await page.keyboard.type(code.slice(0, 1));
  await expect(digit(2)).toBeFocused();
  await expect(press(page, 'Verify OTP')).toBeDisabled();
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code}\n`);
  await digit(1).press('ControlOrMeta+V');
  await expect(digit(6)).toHaveValue(code.slice(5));
  await enter(page, press(page, 'Verify OTP'));

  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await types('New Password', fresh);
  await types('Confirm Password', `${fresh}!`);
  await sends();
  await expect(page.getByText('New password and confirm password must be same')).toBeVisible();
  await types('Confirm Password', fresh);
  await sends();
  await expect(page).toHaveURL('/login');
  expect((await shop.call(calls.user.details, { token: elsewhere.token })).status).toBe(401);

  await types('Email', email);
  await types('Password', password);
  await sends();
  await expect(toast(page, 'Email or password is wrong')).toBeVisible();
  await types('Password', fresh);
  await sends();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('W-37 whoever had the address before puts it back by the mailed link, and chooses a new password', async ({
  page,
  shop,
}) => {
  const { auth } = messages.ui;
  const asha = await shop.customer('Asha');
  const body = { name: 'Asha', email: `${unique('thief')}@example.test`, mobile: '9876543210' };
  granted(await asha.call(calls.user.update, { body }));
  const statusOfThief = async () => (await asha.call(calls.user.details)).status;
  const [letter] = await mailsTo(shop, asha.email);
  const link = /https?:\/\/\S+\/undo-email#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  expect(link).toContain(shop.url);

  await page.goto(link);
  await expect(press(page, auth.restore)).toBeVisible();
  expect(await statusOfThief()).toBe(200);
  await press(page, auth.restore).click();
  await expect(toast(page, messages.done['user.undoEmail'] ?? 'no text')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  expect(await statusOfThief()).toBe(401);
  await field(page, auth.newPassword).fill(fresh);
  await field(page, auth.confirmPassword).fill(fresh);
  await press(page, auth.reset).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, asha.email, fresh);
  await expect(account(page)).toBeVisible();
});
