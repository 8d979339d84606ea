import { calls } from '../../contract/calls.js';
import { orderLink } from '../../contract/links.js';
import type { OrderStatus } from '../../contract/order.js';
import { type Browser, expect, type Page, test } from '../support/browser.js';
import type { TestCustomer } from '../support/customer.js';
import { arriveAs, currentStep, quantityOf, toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const ordered = async (shop: StockedShop) => {
  const customer = await shop.customer();
  const milk = await shop.sells();
  await customer.adds(milk, 2);
  return { customer, milk, order: await customer.placesOrder() };
};

const advance = async (shop: StockedShop, orderId: string, from: OrderStatus, to: OrderStatus) =>
  (await shop.admin()).call(calls.order.advance, { body: { orderId, from, to } });

/** Opens a browser context without polling, so that every change comes by live events. */
const browserOf = async (browser: Browser, customer: TestCustomer) => {
  const context = await browser.newContext();
  const opened: Page[] = [];
  const tab = async (address: string) => {
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.url().endsWith(calls.order.follow.path)) opened.push(page);
    });
    if (context.pages().length === 1) await arriveAs(page, customer);
    await page.goto(address);
    return page;
  };
  return { context, opened, tab };
};

test('two browsers show one order as it moves', async ({ browser, shop }) => {
  const { customer, order } = await ordered(shop);
  const browsers = [await browserOf(browser, customer), await browserOf(browser, customer)];
  const pages = [];
  for (const { tab } of browsers) pages.push(await tab(orderLink(order.orderId)));
  for (const page of pages) await expect(currentStep(page)).toHaveText(/^Placed/);
  await expect.poll(() => browsers.map(({ opened }) => opened.length)).toEqual([1, 1]);
  await advance(shop, order.orderId, 'placed', 'packed');
  // less than the polling interval
  for (const page of pages) await expect(currentStep(page)).toHaveText(/^Packed/, { timeout: 5_000 });
  for (const { context } of browsers) await context.close();
});

test('the tabs of a browser share one stream, another holds it when its tab closes, and none after a log-out', async ({
  browser,
  shop,
}) => {
  const { customer, order } = await ordered(shop);
  const { context, opened, tab } = await browserOf(browser, customer);
  const first = await tab(orderLink(order.orderId));
  await expect.poll(() => opened).toEqual([first]);
  const second = await tab('/dashboard/myorders');
  const card = second.getByRole('article', { name: `Order No. ${order.orderId}` });
  await expect(card).toContainText('Placed');
  await advance(shop, order.orderId, 'placed', 'packed');
  await expect(card).toContainText('Packed', { timeout: 5_000 });
  expect(opened).toEqual([first]);

  await first.close();
  await expect.poll(() => opened).toEqual([first, second]);
  await advance(shop, order.orderId, 'packed', 'out_for_delivery');
  await expect(card).toContainText('On the way', { timeout: 5_000 });

  const ended = second.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(calls.order.follow.path),
  );
  await second.getByRole('button', { name: 'Log Out' }).click();
  await ended;
  await expect(second).toHaveURL('/');
  expect(opened).toHaveLength(2);
  await context.close();
});

test('an order is ordered again as far as it can be had today, and the cart shows it', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const [milk, bread, gone] = [await shop.sells(), await shop.sells({ stock: 3 }), await shop.sells()];
  for (const product of [milk, bread, gone]) await customer.adds(product, 2);
  const { orderId } = await customer.placesOrder();
  await shop.drops(gone);
  await arriveAs(page, customer);
  await page.goto('/dashboard/myorders');
  await page.getByRole('button', { name: `Order again: ${orderId}` }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(quantityOf(cart, milk.name)).toHaveText('2');
  await expect(quantityOf(cart, bread.name)).toHaveText('1');
  await expect(toast(page, new RegExp(`1 × ${bread.name}.*Products no longer sold: 1`))).toBeVisible();
});

test('an order is shared as text, without an address or a link', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { customer, milk, order } = await ordered(shop);
  await arriveAs(page, customer);
  await page.goto(orderLink(order.orderId));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Order details copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(`My order ${order.orderId}\n2 × ${milk.name}, 500 ml\nTotal: ₹200.00`);
});
