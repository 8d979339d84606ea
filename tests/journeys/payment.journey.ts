import { calls } from '../../contract/calls.js';
import { orderLink, successLink } from '../../contract/links.js';
import type { Order } from '../../contract/order.js';
import { expect, type Page, test } from '../support/browser.js';
import type { TestCustomer } from '../support/customer.js';
import { ordersOf } from '../support/ordering.js';
import { arriveAs, cartButton, currentStep, toast } from '../support/shopper.js';
import { goesToPay } from '../support/paying.js';
import type { StockedShop } from '../support/stockedShop.js';

const payPage = /\/sandbox-payment\//;
const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹200.00' });
const payNow = (page: Page) => page.getByRole('link', { name: 'Pay now' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const theOrder = async (customer: TestCustomer): Promise<Order> => {
  const [order, ...others] = await ordersOf(customer);
  if (!order || others.length > 0) throw new Error('there is not just one order');
  return order;
};

const note = (page: Page) => page.getByLabel('Note for the delivery (optional)');
const office = (page: Page) => page.getByRole('radio', { name: /2 Market Road/ });

/** Opens the payment page for two of ten packets at ₹100. */
const atPayPage = async (page: Page, shop: StockedShop) => {
  const customer = await shop.customer();
  const milk = await shop.sells();
  await customer.address();
  await customer.address({ address_line: '2 Market Road' });
  await customer.adds(milk, 2);
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await office(page).check();
  await note(page).fill('Gate code 4421');
  await page.getByRole('button', { name: /^Online Payment/ }).click();
  await expect(page).toHaveURL(payPage);
  await expect(page.getByText('Test payment: no real money is charged')).toBeVisible();
  return { customer, milk };
};

test('W-13 W-14 W-35 a double click on Pay pays once, Back, Forward and a reload change nothing, and the cancelled order is refunded', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atPayPage(page, shop);
  expect(await shop.stockOf(milk)).toBe(8);
  expect(await customer.cart()).toHaveLength(1);
  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(calls.order.paySandbox.path)) acts.push('pay');
  });
  await pay(page).dblclick();
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  expect(acts).toEqual(['pay']);
  const { orderId, payment_history } = await theOrder(customer);
  expect(payment_history?.map(({ payment_status }) => payment_status)).toEqual(['paid']);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(orderId);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Paid');
  await expect(cartButton(page)).toHaveAccessibleName(/My Cart/);
  await page.goBack();
  await expect(page.getByText('This payment is complete')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  expect(await theOrder(customer)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  expect(await shop.stockOf(milk)).toBe(8);

  await page.getByRole('link', { name: 'Track order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect(asking).toContainText('₹200.00 will be refunded');
  await asking.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'Order cancelled')).toBeVisible();
  await expect(page.getByText('₹200.00 was refunded')).toBeVisible();
  await expect(currentStep(page)).toHaveText(/^Refunded/);
  expect(await shop.stockOf(milk)).toBe(10);
  expect(await theOrder(customer)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
});

test('S-012 S-013 a declined payment cancels the order and keeps the cart; who then returns without paying can pay later from the order', async ({
  page,
  shop,
}) => {
  const { customer, milk } = await atPayPage(page, shop);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(heading(page, 'Order Cancel')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go To Home' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your payment didn’t go through' })).toBeVisible();
  expect(await theOrder(customer)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
  expect(await shop.stockOf(milk)).toBe(10);
  await expect(cartButton(page)).toContainText('2 items');

  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(note(page)).toHaveValue('Gate code 4421');
  await expect(office(page)).toBeChecked();
  await page.getByRole('button', { name: /^Online Payment/ }).click();
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click();
  await expect(heading(page, 'Order Cancel')).toBeVisible();
  await expect(cartButton(page)).toContainText('2 items');
  await expect(payNow(page)).toBeVisible();
  const [latest] = await ordersOf(customer);
  await page.goto(orderLink(latest?.orderId ?? ''));
  await expect(currentStep(page)).toHaveText(/^Payment pending/);
  await payNow(page).click();
  await pay(page).click();
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  const orders = await ordersOf(customer);
  expect(orders.map((order) => order.payment_status)).toEqual(['paid', 'failed']);
  expect(orders[0]?.delivery_note).toBe('Gate code 4421');
  await customer.adds(milk);
  await page.goto('/checkout');
  await expect(note(page)).toHaveValue('');
  await expect(office(page)).not.toBeChecked();
});

test('W-13 W-15 whoever closes the pay page is offered at home and at checkout to pay; no page claims a payment before the provider’s status, and all show it when it arrives', async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells(), 2);
  const { orderId, session } = await goesToPay(customer);
  await arriveAs(page, customer);
  const home = page;
  await home.goto('/');
  const notice = home.getByRole('status').filter({ hasText: orderId });
  await expect(notice).toContainText('Your order of ₹200.00 is not paid yet');
  await expect(notice).toContainText(/for you until .*\d/);
  await expect(notice).not.toContainText('cancels this one');
  const checkout = await context.newPage();
  await checkout.goto('/checkout');
  const atCheckout = checkout.getByRole('status').filter({ hasText: orderId });
  await expect(atCheckout).toContainText('Placing a new order cancels this one.');
  await expect(payNow(checkout)).toHaveAttribute('href', new RegExp(`/${session}$`));
  const list = await context.newPage();
  await list.goto('/dashboard/myorders');
  const card = list.getByRole('article', { name: `Order No. ${orderId}` });
  await expect(card).toContainText('Payment pending');
  await expect(card).not.toContainText('Placed');

  await checkout.goto(successLink(orderId));
  await expect(heading(checkout, 'Confirming your payment…')).toBeVisible();
  await expect(checkout.getByText(/Successfully/)).toHaveCount(0);
  await expect(cartButton(checkout)).toContainText('2 items');
  await shop.call(calls.order.paySandbox, { body: { session, act: 'pay' } });
  await expect(heading(checkout, 'Payment Successfully')).toBeVisible();
  await expect(cartButton(checkout)).toHaveAccessibleName(/My Cart/);
  await expect(notice).toHaveCount(0);
  await expect(card).toContainText('Placed');
});
