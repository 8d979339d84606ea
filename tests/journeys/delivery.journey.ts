import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { type Browser, expect, test } from '../support/browser.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn, newCustomer } from '../support/customer.js';
import { arriveAs, billed, cashOnDelivery, fillAddress, oneMore, toast } from '../support/shopper.js';

const { delivery: words } = adminMessages;

let shop: BuiltShop;
test.beforeAll(async () => {
  const owner = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  shop = await openBuiltShop({ SEED: 'none', ...owner });
});
test.afterAll(() => shop.stop());

/** Opens a separate browser context in this shop. */
const windowIn = async (browser: Browser) =>
  (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();

test('W-38 an admin sets where and from how much the shop delivers; a customer sees it and is held to it', async ({
  browser,
}) => {
  const call = clientOf(shop.url);
  const adminLogin = await logIn(call, admin.email, admin.password);
  const body = { name: 'Amul milk', unit: '500 ml', price: 60, stock: 10 };
  const milk = granted(await actingAs(adminLogin, call).call(calls.product.create, { body })).data;
  const asha = await newCustomer(call);
  await asha.adds(milk, 2);
  await asha.address({ pincode: '560001' });

  const office = await windowIn(browser);
  await arriveAs(office, adminLogin);
  await office.goto(routes.deliveryAdmin);
  await office.getByLabel(words.minimum).fill('150');
  await office.getByLabel(words.charge).fill('25');
  await office.getByLabel(words.pincodes).fill('411, 56001');
  await office.getByRole('link', { name: adminMessages.screens.changes }).click();
  await office.getByRole('button', { name: adminMessages.catalogue.unsaved.stay }).click();
  await office.getByLabel(words.pincodes).fill('411');
  await office.getByRole('button', { name: adminMessages.catalogue.unsaved.save }).click();
  await expect(toast(office, 'Delivery rules saved')).toBeVisible();
  await expect(office.getByText(adminMessages.catalogue.unsaved.title)).toBeHidden();

  const page = await windowIn(browser);
  await arriveAs(page, asha);
  await page.goto(routes.cart);
  const main = page.getByRole('main');
  await expect(main.getByText('Add ₹30.00 more to order')).toBeVisible();
  await expect(billed(main, 'Delivery charges')).toHaveText('₹25.00');
  await expect(main.getByRole('button', { name: /Proceed/ })).toBeDisabled();

  await page.goto(routes.checkout);
  await expect(main.getByRole('radio', { name: /We don’t deliver to 560001/ })).toBeChecked();
  await expect(cashOnDelivery(page)).toBeDisabled();
  await oneMore(main, milk.name).click();
  await expect(main.getByText(/more to order/)).toBeHidden();
  await expect(cashOnDelivery(page)).toBeDisabled();

  await page.getByRole('button', { name: messages.ui.address.addTile }).click();
  await fillAddress(page, { 'PIN code': '411030' });
  await page.getByRole('dialog').getByRole('button', { name: messages.ui.form.save }).click();
  await page.getByRole('radio', { name: /411030/ }).check();
  await expect(main.getByText('Arrives in about 10 minutes')).toBeVisible();
  await expect(cashOnDelivery(page)).toHaveAccessibleName(/₹205.00/);
  await cashOnDelivery(page).click();
  await expect(page).toHaveURL(shop.url + routes.success);
  await expect(main.getByRole('region', { name: messages.ui.orderSummary.title })).toContainText('₹205.00');

  await office.getByRole('link', { name: adminMessages.screens.changes }).click();
  const entry = office.getByRole('listitem').filter({ hasText: 'changed shop Delivery' });
  await expect(entry.getByText('₹150.00').first()).toBeVisible();
});
