import { calls } from '../../contract/calls.js';
import { orderLink } from '../../contract/links.js';
import type { OrderStatus } from '../../contract/order.js';
import { type Browser, expect, type Page, test } from '../support/browser.js';
import type { TestCustomer } from '../support/customer.js';
import { arriveAs, currentStep } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const ordered = async (shop: StockedShop) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells(), 2);
  return { customer, order: await customer.placesOrder() };
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

test('two browsers show one order as it moves, and none can cancel it once it is packed; the tabs of one share a stream, another holds it when its tab closes, and none after a log-out', async ({
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
  const elsewhere = await browserOf(browser, customer);
  const other = await elsewhere.tab(orderLink(order.orderId));
  await expect(currentStep(other)).toHaveText(/^Placed/);
  await expect.poll(() => elsewhere.opened).toEqual([other]);
  await other.getByRole('button', { name: 'Cancel order' }).click();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  await advance(shop, order.orderId, 'placed', 'packed');
  await Promise.all([
    expect(card).toContainText('Packed'),
    ...[first, other].map(
      (page) => expect(currentStep(page)).toHaveText(/^Packed/, { timeout: 9_000 }), // less than the polling interval
    ),
  ]);
  await expect(other.getByRole('alertdialog')).toHaveCount(0); // a packed order cannot be cancelled
  await expect(other.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  expect(opened).toEqual([first]);
  await elsewhere.context.close();

  await first.close();
  await expect.poll(() => opened).toEqual([first, second]);
  await advance(shop, order.orderId, 'packed', 'out_for_delivery');
  await expect(card).toContainText('On the way');

  const ended = second.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(calls.order.follow.path),
  );
  await second.getByRole('button', { name: 'Log Out' }).click();
  await ended;
  await expect(second).toHaveURL('/');
  expect(opened).toHaveLength(2);
  await context.close();
});
