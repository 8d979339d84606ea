import type { Product } from '../../contract/product.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { actingAs, logIn, password, unique } from '../support/customer.js';
import { ordersOf } from '../support/ordering.js';
import {
  add,
  arriveAs,
  billed,
  card,
  cartButton,
  cashOnDelivery,
  fillAddress,
  openCart,
  searchFor,
  toast,
} from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

// as most customers see it: with animations
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Creates three products that "panner" finds, with names that no other product has. */
const threeFinds = async (shop: StockedShop): Promise<Product[]> => {
  const found = await shop.finds('panner');
  const isAlone = ({ name }: Product) => found.filter((other) => other.name === name).length === 1;
  return found.filter((product) => product.stock > 2 && isAlone(product)).slice(0, 3);
};

const stocksOf = (shop: StockedShop, products: Product[]) => Promise.all(products.map(shop.stockOf));

const fillCart = async (page: Page, products: Product[]) => {
  await page.goto('/');
  await searchFor(page, 'panner');
  await expect(page).toHaveURL(/\/search\?q=panner$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for "panner"' })).toBeVisible();
  for (const { name } of products) await add(card(page, name), name).click();
  await expect(toast(page, 'Item added')).toBeVisible();
  await expect(cartButton(page)).toContainText('3 items');
};

const logInWith = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
};

const register = async (page: Page, email: string) => {
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logInWith(page, email);
};

/** Places the order at the door, and returns its number. */
const pay = async (page: Page) => {
  await cashOnDelivery(page).click();
  await expect(toast(page, 'Order placed')).toBeVisible();
  await expect(page).toHaveURL('/success');
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Your order' });
  await expect(receipt).toContainText('12 Laxmi Road');
  const waysOn = page.getByRole('main').getByRole('link');
  await expect(waysOn).toHaveText(['Track order', 'Go To Home', 'My Orders']);
  return receipt.getByRole('definition').first().innerText();
};

const order = async (page: Page, products: Product[]) => {
  await expect(toast(page, 'The items you added before logging in are in your cart')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  const lines = page.getByRole('list', { name: 'Your items' });
  for (const { name } of products)
    await expect(lines.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(cashOnDelivery(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Add address' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('radio', { name: /12 Laxmi Road/ })).toBeChecked();
  await expect(billed(page, 'Delivery charges')).toHaveText('Free');
  return pay(page);
};

/** Checks the shop's data: one order as shown, the stock reduced, the cart empty. */
const inspect = async (shop: StockedShop, email: string, number: string) => {
  const customer = actingAs(await logIn(shop.call, email), shop.call);
  expect(await ordersOf(customer)).toMatchObject([
    { orderId: number, payment_method: 'cod', status: 'placed' },
  ]);
  expect(await customer.cart()).toEqual([]);
};

test.describe('on a desk', () => {
  test('S-002 S-011 S-012 S-014 S-106 S-118 W-18 a visitor searches, fills a cart, registers at Proceed and pays at the door', async ({
    page,
    shop,
  }) => {
    const email = `${unique('buyer')}@example.test`;
    const products = await threeFinds(shop);
    const before = await stocksOf(shop, products);
    await fillCart(page, products);
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: /Proceed$/ }).click();
    await expect(toast(page, 'Please Login')).toBeVisible();
    await register(page, email);
    const number = await order(page, products);

    await expect(cartButton(page)).toHaveText('My Cart');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My Orders' }).click();
    await expect(page.getByRole('article', { name: `Order No. ${number}` })).toBeVisible();
    expect(await stocksOf(shop, products)).toEqual(before.map((stock) => stock - 1));
    await inspect(shop, email, number);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S-009 S-010 S-032 S-033 a visitor buys by the sticky bar and the cart page, with an account from before', async ({
    page,
    shop,
  }) => {
    const customer = await shop.customer();
    await customer.address();
    const products = await threeFinds(shop);
    const before = await stocksOf(shop, products);
    await fillCart(page, products);
    const bar = page.getByRole('link', { name: /View Cart$/ });
    await expect(bar).toContainText('3 items');
    await bar.click();
    await expect(page).toHaveURL('/cart');
    await page.getByRole('button', { name: /Proceed$/ }).click();
    await expect(toast(page, 'Please Login')).toBeVisible();
    await logInWith(page, customer.email);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(bar).toBeHidden();
    const number = await pay(page);

    await expect(bar).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/user');
    await page.getByRole('link', { name: 'My Orders' }).click();
    await expect(page.getByRole('article', { name: `Order No. ${number}` })).toBeVisible();
    expect(await stocksOf(shop, products)).toEqual(before.map((stock) => stock - 1));
    await inspect(shop, customer.email, number);
  });
});

test('W-35 a double click on Case on Delivery, a reload and Back create one order', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const milk = await shop.sells();
  await customer.address();
  await customer.adds(milk, 2);
  await arriveAs(page, customer);
  await page.goto('/');
  await (await openCart(page)).getByRole('button', { name: /Proceed$/ }).click();
  await cashOnDelivery(page).dblclick();
  await expect(page).toHaveURL('/success');
  const receipt = page.getByRole('region', { name: 'Your order' });
  const [placed] = await ordersOf(customer);
  await expect(receipt).toContainText(placed?.orderId ?? '');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await expect(receipt).toContainText(placed?.orderId ?? '');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cartButton(page)).toHaveText('My Cart');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('There is nothing to check out')).toBeVisible();

  expect(await ordersOf(customer)).toHaveLength(1);
  expect(await shop.stockOf(milk)).toBe(8);
});
