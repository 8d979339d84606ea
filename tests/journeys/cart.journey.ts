import { productLink } from '../../contract/links.js';
import { expect, test } from '../support/browser.js';
import {
  add,
  arriveAs,
  card,
  cartButton,
  fillGuestCart,
  oneLess,
  oneMore,
  openCart,
  quantityOf,
  remove,
  toast,
} from '../support/shopper.js';

test('S-022 S-092 S-093 S-165 W-15 W-17 G-06 a customer adds, counts up and down and takes out, a reload changes nothing, and what is sold meanwhile is told', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ price: 100 });
  const { name } = product;
  await arriveAs(page, await shop.customer());
  await page.goto(`/search?q=${name}`);
  const here = card(page, name);
  await expect(cartButton(page)).toHaveText('My Cart');
  await add(here, name).click();
  await expect(toast(page, 'Item added')).toBeVisible();
  await expect(quantityOf(here, name)).toHaveText('1');
  await oneMore(here, name).click();
  await expect(quantityOf(here, name)).toHaveText('2');
  await expect(cartButton(page)).toHaveText('2 items₹200.00');

  await page.reload();
  await expect(quantityOf(here, name)).toHaveText('2');
  const drawer = await openCart(page);
  await oneMore(drawer, name).click();
  await expect(quantityOf(drawer, name)).toHaveText('3');
  // what is said while the drawer is open can be heard
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Item added')).toBeVisible();
  await shop.changes(product, { stock: 3 });
  await oneMore(drawer, name).click();
  await expect(toast(page, `Not enough in stock: ${name}`)).toBeVisible();
  await expect(quantityOf(drawer, name)).toHaveText('3');

  await oneLess(drawer, name).click();
  await expect(quantityOf(drawer, name)).toHaveText('2');
  await expect(toast(page, 'Item removed')).toBeVisible();
  await oneLess(drawer, name).click();
  await expect(quantityOf(drawer, name)).toHaveText('1');
  await remove(drawer, name).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toHaveText('My Cart');
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
  const [milk, gone, rice] = [await shop.sells({ stock: 3 }), await shop.sells(), await shop.sells()];
  const customer = await shop.customer();
  await customer.adds(milk, 2);
  await fillGuestCart(page, [gone, rice]);
  await page.goto(productLink(milk));
  await add(page, milk.name).click();
  await oneMore(page, milk.name).click();
  await expect(quantityOf(page, milk.name)).toHaveText('2');
  await shop.drops(gone);
  await shop.changes(rice, { stock: 0 });
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, `Only 3 of ${milk.name} in stock. We’ve updated your cart`)).toBeVisible();
  await expect(toast(page, `Out of stock: ${rice.name}`)).toBeVisible();
  await expect(toast(page, 'An item you added before logging in is no longer sold')).toBeVisible();
  await expect(page).toHaveURL(productLink(milk));
  await expect(cartButton(page)).toContainText('3 items');
  const cart = await customer.cart();
  expect(cart.map(({ productId, quantity }) => [productId._id, quantity])).toEqual([[milk._id, 3]]);
});
