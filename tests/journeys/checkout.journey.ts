import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { messages } from '../../contract/messages/en.js';
import { expect, type Page, test } from '../support/browser.js';
import type { TestCustomer } from '../support/customer.js';
import { ordersOf } from '../support/ordering.js';
import {
  arriveAs,
  billed,
  cartButton,
  cashOnDelivery,
  fillAddress,
  spoilTokens,
} from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const orderPath = `**${calls.order.placeCashOnDelivery.path}`;
const onlinePayment = (page: Page) => page.getByRole('button', { name: /^Online Payment/ });

/** Opens the checkout with two packets of a product in the cart. */
const atCheckout = async (
  page: Page,
  shop: StockedShop,
  fields: Parameters<StockedShop['sells']>[0] = {},
) => {
  const customer = await shop.customer();
  const milk = await shop.sells(fields);
  await customer.address();
  await customer.adds(milk, 2);
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await expect(cashOnDelivery(page)).toBeEnabled();
  return { customer, milk };
};

/** Checks that there is one order over two packets, and that the stock is reduced by two. */
const inspect = async (shop: StockedShop, customer: TestCustomer, milk: Product, left: number) => {
  const orders = await ordersOf(customer);
  expect(orders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2]]);
  expect(await shop.stockOf(milk)).toBe(left);
  return orders[0];
};

test('S-047 S-048 S-051 W-24 the default address is chosen, a removed one is not offered, another can be added', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const removed = await customer.address({ address_line: '1 Gone Road' });
  await customer.address({ address_line: '2 First Road' });
  await customer.address({ address_line: '3 Default Road', isDefault: true });
  await customer.call(calls.address.disable, { body: { _id: removed._id } });
  await customer.adds(await shop.sells());
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /3 Default Road/ })).toBeChecked();
  await page.getByRole('radio', { name: /2 First Road/ }).check();
  await page.getByRole('button', { name: 'Add address' }).click();
  await fillAddress(page, { 'Address Line': '4 New Road' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: /4 New Road/ }).check();
  await expect(onlinePayment(page)).toBeVisible();
  await cashOnDelivery(page).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('4 New Road');
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/dashboard/myorders');
});

test('W-09 a total that changed meanwhile orders nothing, is shown, and can be accepted', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atCheckout(page, shop, { price: 100 });
  await shop.changes(milk, { price: 110 });
  await cashOnDelivery(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Prices have changed' });
  await expect(told).toContainText('Your new total is ₹220.00.');
  await expect(billed(page, 'Grand total')).toHaveText('₹220.00');
  expect(await ordersOf(customer)).toHaveLength(0);
  // the notice has no buttons; the two payment methods are the only ones
  await expect(told.getByRole('button')).toHaveCount(0);
  await expect(cashOnDelivery(page)).toContainText('₹220.00');
  await cashOnDelivery(page).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  expect(await inspect(shop, customer, milk, 8)).toMatchObject({ totalAmt: 220 });
});

test('W-15 what was sold out meanwhile is said, and the cart can be adjusted', async ({ page, shop }) => {
  const { customer, milk } = await atCheckout(page, shop, { stock: 2 });
  const other = await shop.customer();
  await other.adds(milk);
  await other.placesOrder();
  await cashOnDelivery(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Some items are unavailable.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your items' })).toContainText('Only 1 in stock');
  await expect(cashOnDelivery(page)).toBeDisabled();
  expect(await ordersOf(customer)).toHaveLength(0);
  await told.getByRole('button', { name: 'Update cart' }).click();
  await expect(billed(page, 'Quantity total')).toHaveText('1 item');
  await cashOnDelivery(page).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  expect(await shop.stockOf(milk)).toBe(0);
});

test('W-12b a shop that takes no online payment says so in place', async ({ page, shop }) => {
  await page.route(`**${calls.shop.settings.path}`, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, onlinePayment: false } } });
  });
  await atCheckout(page, shop);
  await expect(page.getByText('Online payment is unavailable right now')).toBeVisible();
  await expect(onlinePayment(page)).toBeDisabled();
  const ways = page.getByRole('button', { name: /Online Payment|Case on Delivery/ });
  await expect(ways.first()).toHaveText(/Case on Delivery/);
});

test('S-107 S-108 W-12b a payment that cannot be started is said in place, no script is fetched for it, and the cart is kept', async ({
  page,
  shop,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.route(`**${calls.order.checkout.path}`, (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        error: true,
        code: 'paymentsUnavailable',
        message: messages.errors.paymentsUnavailable,
      },
    }),
  );
  const { customer, milk } = await atCheckout(page, shop);
  await onlinePayment(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(messages.errors.paymentsUnavailable);
  expect(foreign).toEqual([]);
  await expect(cartButton(page)).toContainText('2 items');
  expect(await ordersOf(customer)).toHaveLength(0);
  await cashOnDelivery(page).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await inspect(shop, customer, milk, 8);
});

test('an order that cannot reach the shop is told, the cart is kept, and Retry orders once', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atCheckout(page, shop);
  await page.route(orderPath, (route) => route.abort('connectionrefused'));
  await cashOnDelivery(page).click();
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'it won’t be placed twice' });
  await expect(told).toContainText('Couldn’t reach the shop');
  await expect(cartButton(page)).toContainText('2 items');
  await page.unroute(orderPath);
  await told.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await inspect(shop, customer, milk, 8);
});

test('addresses that did not load are asked for again in place, and the checkout stays', async ({
  page,
  shop,
}) => {
  const path = `**${calls.address.list.path}`;
  await page.route(path, (route) => route.abort());
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(await shop.sells(), 1);
  await arriveAs(page, customer);
  await page.goto('/checkout');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(path);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(cashOnDelivery(page)).toBeVisible();
  release();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

/** Lets the shop place the order, but loses its answer on the way. */
const loseAnswer = (page: Page) =>
  page.route(orderPath, async (route) => {
    await route.fetch();
    await route.abort();
  });

test('W-35 an order that landed without an answer is found by Retry, and not placed twice', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atCheckout(page, shop);
  await loseAnswer(page);
  await cashOnDelivery(page).click();
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'it won’t be placed twice' });
  await expect(told).toBeVisible();
  await page.unroute(orderPath);
  await told.getByRole('button', { name: 'Retry' }).click({ timeout: 5_000 });
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await inspect(shop, customer, milk, 8);
});

test('W-35 after an order whose reply was lost, a reload shows nothing to order', async ({ page, shop }) => {
  const { customer, milk } = await atCheckout(page, shop);
  await loseAnswer(page);
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(calls.order.placeCashOnDelivery.path),
  );
  await cashOnDelivery(page).click();
  await lost;
  await page.reload();
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  await expect(page.getByText('You placed an order a few minutes ago.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('main').getByRole('article')).toContainText(milk.name);
  await inspect(shop, customer, milk, 8);
});

test('S-167 an access token that runs out at the checkout does not keep the order', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atCheckout(page, shop);
  await spoilTokens(page, ['access']);
  await cashOnDelivery(page).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await inspect(shop, customer, milk, 8);
});

test('S-011 S-012 S-013 success and cancel say what they are and lead home', async ({ page }) => {
  for (const [address, heading] of [
    ['/success', 'Payment Successfully'],
    ['/cancel', 'Order Cancel'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go To Home' }).click();
    await expect(page).toHaveURL('/');
  }
});
