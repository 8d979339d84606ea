import { productLink } from '../../contract/links.js';
import { expect, phone, test } from '../support/browser.js';
import {
  add,
  arriveAs,
  billed,
  card,
  cartButton,
  oneLess,
  oneMore,
  openCart,
  quantityOf,
  remove,
  toast,
} from '../support/shopper.js';

for (const who of ['a visitor', 'a customer'] as const)
  test(`S-022 S-092 S-093 G-06 ${who} adds, counts up and down and takes out, and a reload changes nothing`, async ({
    page,
    shop,
  }) => {
    const { name } = await shop.sells({ price: 100 });
    if (who === 'a customer') await arriveAs(page, await shop.customer());
    await page.goto(`/search?q=${name}`);
    const here = card(page, name);
    await expect(cartButton(page)).toHaveText('My Cart');
    await add(here, name).click();
    await expect(toast(page, 'Item added')).toBeVisible();
    await expect(quantityOf(here, name)).toHaveText('1');
    await oneMore(here, name).click();
    await expect(quantityOf(here, name)).toHaveText('2');
    await expect(cartButton(page)).toHaveText('2 items₹200.00');
    await expect(toast(page, 'Item added')).toBeHidden();

    await page.reload();
    await expect(quantityOf(here, name)).toHaveText('2');
    const drawer = await openCart(page);
    await oneLess(drawer, name).click();
    await expect(quantityOf(drawer, name)).toHaveText('1');
    await expect(toast(page, 'Item removed')).toBeVisible();
    await remove(drawer, name).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await drawer.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/');
    await expect(drawer).toBeHidden();
    await expect(cartButton(page)).toHaveText('My Cart');
  });

test('S-001 S-030 S-049 S-050 S-171 S-172 a bill explains each rupee, as the specification counts it', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  // 7 % of 99.50 is 6.965, so 7 rupees come off; a lakh is grouped as in India
  await customer.adds(await shop.sells({ price: 99.5, discount: 7 }), 3);
  await customer.adds(await shop.sells({ price: 100_000 }), 1);
  await arriveAs(page, customer);
  await page.goto('/cancel');
  await expect(cartButton(page)).toHaveText('4 items₹1,00,277.50');
  const drawer = await openCart(page);
  await expect(drawer.getByText('Your total savings')).toBeVisible();
  await expect(drawer.getByText('₹21.00')).toBeVisible();
  await expect(billed(drawer, 'Items total')).toContainText('₹1,00,298.50');
  await expect(billed(drawer, 'Items total')).toContainText('₹1,00,277.50');
  await expect(billed(drawer, 'Quantity total')).toHaveText('4 items');
  await expect(billed(drawer, 'Delivery charges')).toHaveText('Free');
  await expect(billed(drawer, 'Grand total')).toHaveText('₹1,00,277.50');
  await expect(drawer.getByRole('button', { name: /Proceed$/ })).toContainText('₹1,00,277.50');
});

test('W-17 a visitor gets no more than the stock, and is told', async ({ page, shop }) => {
  const product = await shop.sells({ stock: 2 });
  await page.goto(productLink(product));
  await add(page, product.name).click();
  await oneMore(page, product.name).click();
  await expect(quantityOf(page, product.name)).toHaveText('2');
  await expect(oneMore(page, product.name)).toBeDisabled();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('status').filter({ hasText: 'Only 2 in stock' })).toBeVisible();
});

test('W-15 W-17 S-165 a customer who asks for what was sold meanwhile is told, and sees what is in the cart', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ stock: 3 });
  const customer = await shop.customer();
  await customer.adds(product, 2);
  await arriveAs(page, customer);
  await page.goto(productLink(product));
  await expect(quantityOf(page, product.name)).toHaveText('2');
  await shop.changes(product, { stock: 2 });
  await oneMore(page, product.name).click();
  await expect(toast(page, `Not enough in stock: ${product.name}`)).toBeVisible();
  await expect(quantityOf(page, product.name)).toHaveText('2');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S-010 S-031 S-032 the cart is a page, and the bar shows only what is in it', async ({
    page,
    shop,
  }) => {
    const { name } = await shop.sells({ price: 75 });
    const bar = page.getByRole('link', { name: /View Cart$/ });
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/');
    await expect(bar).toBeHidden();
    await page.goto(`/search?q=${name}`);
    await add(page, name).click();
    await expect(bar).toContainText('1 item');
    await expect(bar).toContainText('₹75.00');
    await cartButton(page).click();
    await expect(page).toHaveURL('/cart');
    await oneMore(page, name).click();
    await expect(billed(page, 'Grand total')).toHaveText('₹150.00');
  });
});

test('what is said while the cart drawer is open can be heard', async ({ page, shop }) => {
  const { name, ...milk } = await shop.sells();
  await page.goto(productLink({ name, ...milk }));
  await add(page, name).click();
  await oneMore(await openCart(page), name).click();
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region.getByText('Item added')).toBeVisible();
});
