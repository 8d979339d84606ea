import { readFile } from 'node:fs/promises';
import { calls } from '../../contract/calls.js';
import type { PersonalDataExport } from '../../contract/personalData.js';
import { expect, type Page, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { logIn, password } from '../support/customer.js';
import { arriveAs, toast } from '../support/shopper.js';

const part = (page: Page) => page.getByRole('region', { name: 'Your data' });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Delete my account' });
const leave = async (page: Page) => {
  await asking(page).getByLabel('Your password', { exact: true }).fill(password);
  await asking(page).getByRole('button', { name: 'Delete permanently' }).click();
};
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('a customer exports everything, then deletes the account in all tabs', async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer('Asha');
  const admin = await shop.admin();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  const cancel = { orderId, from: 'placed', to: 'cancelled' } as const; // an open order would prevent it
  granted(await admin.call(calls.order.advance, { body: cancel }));
  await arriveAs(page, customer);
  await page.goto('/dashboard/profile');

  const saving = page.waitForEvent('download');
  await part(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tokri-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as PersonalDataExport;
  expect(data.profile.email).toBe(customer.email);
  expect(data.orders.map((order) => order.orderId)).toEqual([orderId]);

  const other = await context.newPage();
  await other.goto('/dashboard/address');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await part(page).getByRole('button', { name: 'Delete my account' }).click();
  await leave(page);
  await expect(toast(page, 'Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await other.close();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await kept(page)).filter((key) => key !== 'language')).toEqual([]);
  await expect(logIn(shop.call, customer.email)).rejects.toMatchObject({ status: 401 });
});
