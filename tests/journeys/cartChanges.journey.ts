import { productLink } from '../../contract/links.js';
import { expect, test } from '../support/browser.js';
import {
  add,
  arriveAs,
  cartButton,
  cashOnDelivery,
  oneMore,
  openCart,
  quantityOf,
  remove,
  toast,
} from '../support/shopper.js';

test('G-07 a changed price is told before paying, and accepted with one tap', async ({ page, shop }) => {
  const product = await shop.sells({ price: 100 });
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(product, 2);
  await shop.changes(product, { price: 120 });
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await expect(page.getByText('Price went up from ₹100.00 to ₹120.00')).toBeVisible();
  const told = page.getByRole('alert').filter({ hasText: 'Your new total is ₹240.00.' });
  await told.getByRole('button', { name: 'Accept new prices' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByText(/Price went up/)).toBeHidden();
  await cashOnDelivery(page).click();
  await expect(page).toHaveURL('/success');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('₹240.00');
});

test('W-28 a product that is no longer sold is unavailable in the cart, and can be removed', async ({
  page,
  shop,
}) => {
  const [gone, milk] = [await shop.sells(), await shop.sells()];
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(gone);
  await customer.adds(milk);
  await shop.drops(gone);
  await arriveAs(page, customer);
  await page.goto('/checkout');
  await expect(page.getByText('Some items are unavailable.')).toBeVisible();
  await expect(cashOnDelivery(page)).toBeDisabled();
  const drawer = await openCart(page);
  await expect(drawer.getByText('No longer available')).toBeVisible();
  await remove(drawer, gone.name).click();
  await expect(drawer.getByText('No longer available')).toBeHidden();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(cashOnDelivery(page)).toBeEnabled();
  expect((await customer.cart()).map(({ productId }) => productId._id)).toEqual([milk._id]);
});

test('W-28 a visitor too is told what is no longer sold', async ({ page, shop }) => {
  const gone = await shop.sells();
  await page.goto(productLink(gone));
  await add(page, gone.name).click();
  await expect(cartButton(page)).toContainText('1 item');
  await shop.drops(gone);
  await page.goto('/');
  const drawer = await openCart(page);
  await expect(drawer.getByText('No longer available')).toBeVisible();
  await remove(drawer, gone.name).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

test('W-18 W-35 two tabs of a visitor share one cart', async ({ page, context, shop }) => {
  const [milk, bread] = [await shop.sells({ price: 50 }), await shop.sells({ price: 30 })];
  const other = await context.newPage();
  await page.goto(productLink(milk));
  await other.goto(productLink(bread));
  await add(page, milk.name).click();
  await expect(cartButton(other)).toHaveText('1 item₹50.00');
  await add(other, bread.name).click();
  await expect(cartButton(page)).toHaveText('2 items₹80.00');
});

test('W-35 two tabs of a customer add to one line, and agree when looked at again', async ({
  page,
  context,
  shop,
}) => {
  const milk = await shop.sells({ price: 50 });
  const customer = await shop.customer();
  await arriveAs(page, customer);
  const other = await context.newPage();
  await Promise.all([page.goto(productLink(milk)), other.goto(productLink(milk))]);
  await Promise.all([add(page, milk.name).click(), add(other, milk.name).click()]);
  for (const tab of [page, other]) await expect(quantityOf(tab, milk.name)).toHaveText('1');
  await oneMore(page, milk.name).click();
  await expect(cartButton(page)).toHaveText('2 items₹100.00');
  await expect.poll(async () => (await customer.cart()).map(({ quantity }) => quantity)).toEqual([2]);
  // The browser fires this event when the customer comes back to a tab.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(quantityOf(other, milk.name)).toHaveText('2');
});

test('W-18 what a visitor chose joins the account: summed, capped at the stock, and told', async ({
  page,
  shop,
}) => {
  const [milk, bread, gone] = [await shop.sells({ stock: 3 }), await shop.sells(), await shop.sells()];
  const customer = await shop.customer();
  await customer.adds(milk, 2);
  for (const { name, ...product } of [milk, bread, gone]) {
    await page.goto(productLink({ name, ...product }));
    await add(page, name).click();
    await expect(quantityOf(page, name)).toHaveText('1');
  }
  await page.goto(productLink(milk));
  await oneMore(page, milk.name).click();
  await expect(quantityOf(page, milk.name)).toHaveText('2');
  await shop.drops(gone);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, `Only 3 of ${milk.name} in stock. We’ve updated your cart`)).toBeVisible();
  await expect(toast(page, 'An item you added before logging in is no longer sold')).toBeVisible();
  await expect(page).toHaveURL(productLink(milk));
  await expect(cartButton(page)).toContainText('4 items');
  const cart = await customer.cart();
  expect(cart.map(({ productId, quantity }) => [productId._id, quantity]).sort()).toEqual(
    [
      [milk._id, 3],
      [bread._id, 1],
    ].sort(),
  );
});
