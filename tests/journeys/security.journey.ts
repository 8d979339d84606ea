import { calls } from '../../contract/calls.js';
import { type Browser, expect, type Page, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { logIn, password, type TestCustomer } from '../support/customer.js';
import { codeMailedTo } from '../support/mailbox.js';
import { arriveAs, enter, toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const devices = (page: Page) => page.getByRole('list', { name: 'Where you’re logged in' });
const logOut = (page: Page, device: string) => page.getByRole('button', { name: `Log out ${device}` });

/**
 * Opens a page, and waits until it has loaded the saved products, as a used page does. No later call of its own
 * may be the step that finds the session ended.
 */
const openUsed = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' }); // from here on no call of the page before is heard
  const saved = page.waitForResponse((response) => response.url().endsWith(calls.saved.list.path));
  await page.waitForLoadState();
  await page.mouse.move(5, 5);
  await saved;
};

/** Opens the customer's profile in a separate browser context. */
const phoneOf = async (browser: Browser, { url: baseURL, call }: StockedShop, { email }: TestCustomer) => {
  const headers = { 'user-agent': android };
  const { data } = granted(await call(calls.user.login, { body: { email, password }, headers }));
  const context = await browser.newContext({ ...phone, userAgent: android, locale: 'en-IN', baseURL });
  const page = await context.newPage();
  await arriveAs(page, { email, password, token: data.accesstoken, refreshToken: data.refreshToken });
  await openUsed(page, '/dashboard/profile');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  return { context, page };
};

test('W-07 W-08 one sees a phone, logs it out without a mouse, and all its tabs are asked to log in at its next step', async ({
  page,
  browser,
  shop,
}) => {
  const asha = await shop.customer('Asha');
  const lost = await phoneOf(browser, shop, asha);
  const tab = await lost.context.newPage();
  await openUsed(tab, '/dashboard/address');
  await expect(tab.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
  await arriveAs(page, await logIn(shop.call, asha.email));
  await page.goto('/');
  await enter(page, page.getByRole('button', { name: 'Account', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'My Orders' })).toBeFocused();
  await page.keyboard.press('s'); // Save Address
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(page).toHaveTitle('Security · Tokri');
  await expect(devices(page).getByRole('listitem')).toHaveText([
    /^Unknown deviceThis deviceIn use now · Logged in/,
    /^Chrome on AndroidLast used just now · Logged in/,
    /^Unknown deviceLast used just now · Logged in/,
  ]);

  await enter(page, logOut(page, 'Chrome on Android'));
  await expect(toast(page, 'Device logged out')).toBeVisible();
  await expect(devices(page)).not.toContainText('Chrome on Android');
  await expect(logOut(page, 'Unknown device')).toBeFocused();
  await lost.page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await lost.page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(toast(lost.page, 'Your session has ended. Please log in again')).toBeVisible();
  await expect(lost.page).toHaveURL('/login');
  await expect(tab).toHaveURL('/login');
  expect(await tab.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
  await lost.context.close();

  await page.keyboard.press('Enter');
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(devices(page)).toBeFocused();
  await expect(page.getByText('You’re only logged in on this device.')).toBeVisible();
  expect((await asha.call(calls.user.details)).status).toBe(401);
});

test('W-02 whoever is logged in changes the password by a mailed code, and is logged out only then', async ({
  page,
  shop,
}) => {
  const asha = await shop.customer('Asha');
  const fresh = 'Another-basket-of-figs-9';
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await arriveAs(page, await logIn(shop.call, asha.email));
  await page.goto('/dashboard/security');
  await expect(page.getByRole('region', { name: 'Password' })).toContainText(asha.email);
  await press('Change password');
  await expect(page).toHaveURL('/verification-otp');
  expect((await asha.call(calls.user.details)).status).toBe(200);
  await page.getByRole('link', { name: 'Back to Security' }).click();
  await expect(page).toHaveURL('/dashboard/security');
  await press('Change password');
  await field('Digit 1 of 6').focus();
  await page.keyboard.type(await codeMailedTo(shop, asha.email, 2));
  await press('Verify OTP');
  await field('New Password').fill(fresh);
  await field('Confirm Password').fill(fresh);
  await press('Change Password');
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your session has ended. Please log in again')).toHaveCount(0);
  expect((await asha.call(calls.user.details)).status).toBe(401);
  await expect(field('Email')).toHaveValue(asha.email);
  await field('Password').fill(fresh);
  await press('Login');
  await expect(page).toHaveURL('/dashboard/security');
});
