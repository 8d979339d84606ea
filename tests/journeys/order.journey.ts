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

test('S-011 S-012 who has ordered is led to the order first, and can cancel it until it is packed: then the dialog closes; an order is cancelled from the list', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const milk = await shop.sells({ price: 60, discount: 10, stock: 5 });
  await customer.adds(milk, 3);
  const { orderId: earlier } = await customer.placesOrder();
  await customer.adds(await shop.sells());
  await arriveAs(page, customer);
  await page.goto(routes.checkout);
  await cashOnDelivery(page).click();
  await expect(page.getByText('You can cancel until your order is packed.')).toBeVisible();
  const waysOn = page.getByRole('main').getByRole('link');
  await expect(waysOn).toHaveText(['Track order', 'Go To Home', 'My Orders']);

  const [order] = await ordersOf(customer);
  const orderId = order?.orderId ?? '';
  await waysOn.filter({ hasText: 'Track order' }).click();
  await expect(page).toHaveURL(orderLink(orderId));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await (await shop.admin()).call(calls.order.advance, { body: { orderId, from: 'placed', to: 'packed' } });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(step(page, 'Packed')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await page.getByRole('link', { name: `View order ${earlier}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order No. ${earlier}` })).toBeVisible();
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
  expect(await shop.stockOf(milk)).toBe(5);
});
