import { calls } from '../../contract/calls.js';
import { orderLink, routes } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { ordersOf } from '../support/ordering.js';
import { arriveAs, cashOnDelivery, toast } from '../support/shopper.js';

const step = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Order status' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });

test('a customer opens an order from the list, and takes it back until it is packed', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const milk = await shop.sells({ price: 60, discount: 10, stock: 5 });
  await customer.adds(milk, 3);
  const { orderId } = await customer.placesOrder();
  await arriveAs(page, customer);
  await page.goto('/dashboard/myorders');
  await page.getByRole('link', { name: `View order ${orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order No. ${orderId}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toContainText('₹162.00');
  await expect(step(page, 'Placed')).toHaveAttribute('aria-current', 'step');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await asking.getByRole('button', { name: 'Keep order' }).click();
  await expect(asking).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await asking.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'Order cancelled')).toBeVisible();
  await expect(step(page, 'Cancelled')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  const [seen] = await shop.finds(milk.name);
  expect(seen?.stock).toBe(5);
});

test('S-011 who has ordered is led to the order first, and is told until when it can be cancelled', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(await shop.sells());
  await arriveAs(page, customer);
  await page.goto(routes.checkout);
  await cashOnDelivery(page).click();
  const untilPacked = page.getByText('You can cancel until your order is packed.');
  await expect(untilPacked).toBeVisible();
  const waysOn = page.getByRole('main').getByRole('link');
  await expect(waysOn).toHaveText(['Track order', 'Go To Home', 'My Orders']);

  const [order] = await ordersOf(customer);
  const orderId = order?.orderId ?? '';
  await (await shop.admin()).call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } });
  await expect(untilPacked).toBeHidden();
  await waysOn.filter({ hasText: 'Track order' }).click();
  await expect(page).toHaveURL(orderLink(orderId));
});

test('more than twenty orders are loaded when that is asked for, and Back finds them and the place', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const milk = await shop.sells({ stock: 50 });
  const bread = await shop.sells();
  const numbers: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    await customer.adds(milk);
    if (count === 0) await customer.adds(bread);
    numbers.unshift((await customer.placesOrder()).orderId);
  }
  await arriveAs(page, customer);
  await page.goto('/dashboard/myorders');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  const oldest = page.getByRole('article', { name: `Order No. ${numbers.at(-1)}` });
  await oldest.getByText('+ 1 more').click();
  await expect(oldest).toContainText(bread.name);
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: `View order ${numbers.at(-1)}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${numbers.at(-1)}`);
  await page.goBack();
  await expect(cards).toHaveCount(22);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);

  await page.getByRole('button', { name: `Order again: ${numbers[0]}` }).click();
  await expect(toast(page, 'Added to your cart')).toBeVisible();
});

test('an order that is packed meanwhile cannot be taken back: the question goes, and the order says how far it is', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  await arriveAs(page, customer);
  await page.goto(orderLink(orderId));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await (await shop.admin()).call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(step(page, 'Packed')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test("another customer's order, or none, is shown as missing", async ({ page, shop }) => {
  const owner = await shop.customer();
  await owner.adds(await shop.sells());
  const { orderId } = await owner.placesOrder();
  await arriveAs(page, await shop.customer());
  await page.goto(orderLink(orderId));
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).last().click();
  await expect(page).toHaveURL('/dashboard/myorders');
});
