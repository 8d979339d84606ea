import { readFile } from 'node:fs/promises';
import { calls } from '../../contract/calls.js';
import type { PersonalDataExport } from '../../contract/personalData.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { logIn, password } from '../support/customer.js';
import { arriveAs, enter, toast } from '../support/shopper.js';

const part = (page: Page) => page.getByRole('region', { name: 'Your data' });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Delete my account' });
const leave = async (page: Page, secret = password) => {
  await asking(page).getByLabel('Your password', { exact: true }).fill(secret);
  await asking(page).getByRole('button', { name: 'Delete permanently' }).click();
};
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('a customer exports everything, then deletes the account; an open order prevents it first', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer('Asha');
  const admin = await shop.admin();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  await arriveAs(page, customer);
  await page.goto('/dashboard/profile');

  const saving = page.waitForEvent('download');
  await part(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tokri-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as PersonalDataExport;
  expect(data.profile.email).toBe(customer.email);
  expect(data.orders.map((order) => order.orderId)).toEqual([orderId]);

  await part(page).getByRole('button', { name: 'Delete my account' }).click();
  await leave(page, 'not-my-password');
  await expect(asking(page)).toContainText('Wrong password');
  await leave(page);
  await expect(asking(page).getByRole('alert')).toContainText('not finished yet');
  await asking(page).getByRole('link', { name: orderId }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);

  const cancel = { orderId, from: 'placed', to: 'cancelled' } as const;
  granted(await admin.call(calls.order.advance, { body: cancel }));
  await page.goto('/dashboard/profile');
  await part(page).getByRole('button', { name: 'Delete my account' }).click();
  await leave(page);
  await expect(toast(page, 'Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await kept(page)).filter((key) => key !== 'language')).toEqual([]);
  await expect(logIn(shop.call, customer.email)).rejects.toMatchObject({ status: 401 });

  await arriveAs(page, admin);
  await page.goto(`/dashboard/orders/${orderId}`);
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Deleted customer');
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Maharashtra 411030');
  await page.goto(`/dashboard/orders?search=${orderId}`);
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Deleted customer');
});

test('another tab of the deleted account is logged out too', async ({ page, shop }) => {
  const customer = await shop.customer();
  await arriveAs(page, customer);
  await page.goto('/dashboard/profile');
  const other = await page.context().newPage();
  await other.goto('/dashboard/address');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await part(page).getByRole('button', { name: 'Delete my account' }).click();
  await leave(page);
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('an admin reads why an admin account stays', async ({ page, shop }) => {
  await arriveAs(page, await shop.admin());
  await page.goto('/dashboard/profile');
  await expect(part(page)).toContainText('An admin account can’t be deleted');
  await expect(part(page).getByRole('button')).toHaveText(['Download my data']);
});

test('it is done by keyboard, and Escape keeps the account', async ({ page, shop }) => {
  const customer = await shop.customer();
  await arriveAs(page, customer);
  await page.goto('/dashboard/profile');
  const opener = part(page).getByRole('button', { name: 'Delete my account' });
  await enter(page, opener);
  await page.keyboard.press('Escape');
  await expect(asking(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, asking(page).getByLabel('Your password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect((await customer.call(calls.user.details)).status).toBe(401);
});

test.describe('on a phone of 320 px', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('it reads in Hindi, and nothing is wider than the phone', async ({ page, shop }) => {
    const customer = await shop.customer('आशा');
    await customer.adds(await shop.sells());
    const { orderId } = await customer.placesOrder();
    await arriveAs(page, customer);
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'मेरा अकाउंट हटाएँ' }).click();
    const dialog = page.getByRole('dialog', { name: 'मेरा अकाउंट हटाएँ' });
    await dialog.getByLabel('आपका पासवर्ड', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'हमेशा के लिए हटाएँ' }).click();
    await expect(dialog.getByRole('link', { name: orderId })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
