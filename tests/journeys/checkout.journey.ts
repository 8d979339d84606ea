import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { messages } from '../../contract/messages/en.js';
import { expect, type Page, test } from '../support/browser.js';
import type { TestCustomer } from '../support/customer.js';
import { ordersOf } from '../support/ordering.js';
import { arriveAs, billed, cartButton, cashOnDelivery, keepInBrowser, toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const placing = calls.order.placeCashOnDelivery.path;
const orderPath = `**${placing}`;
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

test('S-047 S-048 S-051 W-09 W-24 G-07 the default address is chosen; prices that changed before and meanwhile are told, accepted and paid', async ({
  page,
  shop,
}) => {
  const milk = await shop.sells({ price: 100 });
  const customer = await shop.customer();
  const removed = await customer.address({ address_line: '1 Gone Road' });
  await customer.address({ address_line: '2 First Road' });
  await customer.address({ address_line: '3 Default Road', isDefault: true });
  await customer.call(calls.address.disable, { body: { _id: removed._id } });
  await customer.adds(milk, 2);
  await shop.changes(milk, { price: 120 });
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: / Road/ })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /3 Default Road/ })).toBeChecked();
  await page.getByRole('radio', { name: /2 First Road/ }).check();
  await expect(page.getByText('Price went up from ₹100.00 to ₹120.00')).toBeVisible();
  const accepting = page.getByRole('alert').filter({ hasText: 'Your new total is ₹240.00.' });
  await accepting.getByRole('button', { name: 'Accept new prices' }).click();
  await expect(accepting).toBeHidden();
  await expect(page.getByText(/Price went up/)).toBeHidden();

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
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('2 First Road');
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

test('S-107 S-108 W-12b addresses that did not load and a payment that cannot be started are said in place, or wherever the customer has gone; the cart is kept, and both can be tried again', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const addressPath = `**${calls.address.list.path}`;
  const paymentPath = `**${calls.order.checkout.path}`;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(await shop.sells(), 2);
  await page.route(addressPath, (route) => route.abort());
  await keepInBrowser(page, { place: '{"entries":["411030"]}' }); // the header needs no address then, so it does not ask again
  await arriveAs(page, customer);
  await page.goto('/checkout');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(addressPath);
  await retry.click();
  await expect(page.getByRole('radio').first()).toBeChecked();

  const message = messages.errors.paymentsUnavailable;
  const refusal = {
    status: 503,
    json: { success: false, error: true, code: 'paymentsUnavailable', message },
  };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(paymentPath, async (route) => {
    await asked;
    await route.fulfill(refusal);
  });
  await onlinePayment(page).click();
  await expect(toast(page, 'Loading...')).toBeVisible();
  answer();
  await expect(main.getByRole('alert')).toContainText(message);
  expect(foreign).toEqual([]);
  await expect(cartButton(page)).toContainText('2 items');
  expect(await ordersOf(customer)).toHaveLength(0);

  const leave = () => page.getByRole('banner').getByRole('link').first().press('Enter');
  await page.unroute(paymentPath);
  await page.route(paymentPath, (route) => leave().then(() => route.fulfill(refusal)), { times: 1 });
  await onlinePayment(page).click();
  await expect(toast(page, message)).toBeVisible();
  await page.goBack();
  await page.route(paymentPath, (route) => leave().then(() => route.continue()), { times: 1 });
  await onlinePayment(page).click();
  await expect(toast(page, messages.ui.paymentNotice.awaiting.title)).toBeVisible();
  await expect(page).toHaveURL('/');
  await main.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
});

test('W-35 an order that cannot reach the shop keeps the cart; one that landed without an answer is found by another tab and by Retry, and not placed twice', async ({
  page,
  context,
  shop,
}) => {
  const { customer, milk } = await atCheckout(page, shop);
  await page.route(orderPath, (route) => route.abort('connectionrefused'));
  await cashOnDelivery(page).click();
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'it won’t be placed twice' });
  const retry = told.getByRole('button', { name: 'Retry' });
  await expect(told).toContainText('Couldn’t reach the shop');
  await expect(cartButton(page)).toContainText('2 items');
  expect(await ordersOf(customer)).toHaveLength(0);

  await page.unroute(orderPath);
  // the shop places the order, but its answer is lost on the way
  await page.route(orderPath, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(placing));
  await retry.click();
  await lost;
  await expect(retry).toBeEnabled();
  await page.unroute(orderPath);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByText('There is nothing to check out')).toBeVisible();
  await expect(other.getByText('You placed an order a few minutes ago.')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(other.getByRole('main').getByRole('article')).toContainText(milk.name);
  await other.close();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await inspect(shop, customer, milk, 8);
});
