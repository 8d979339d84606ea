import { calls } from '../../contract/calls.js';
import { expect, type Page, test } from '../support/browser.js';
import { takenOver } from '../support/browserRendering.js';
import { password } from '../support/customer.js';
import { add, arriveAs, cartButton, keepInBrowser, spoilTokens, toast } from '../support/shopper.js';

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

test('S-090 W-07 W-08 another tab follows a login and a logout; meanwhile the token of both runs out at once, and both stay logged in', async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells({ price: 60 }));
  const other = await context.newPage();
  await page.goto('/dashboard/profile');
  await other.goto('/cancel');
  await expect(page).toHaveURL('/login');
  await expect(loginLink(other)).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(account(other)).toBeVisible();
  await expect(cartButton(other)).toHaveText('1 item₹60.00');
  const isLoggedIn = (tab: Page) => expect(tab.getByLabel('Email')).toHaveValue(customer.email);
  await isLoggedIn(page);

  await spoilTokens(page, ['access']);
  await Promise.all([page.reload(), other.goto('/dashboard/profile')]);
  for (const tab of [page, other]) {
    await isLoggedIn(tab);
    await expect(toast(tab, /./)).toHaveCount(0);
  }

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(other).toHaveURL('/login');
  await expect(cartButton(other)).toHaveText('My Cart');
  expect((await customer.call(calls.user.details)).status).toBe(200); // the session of the other device stays
});

test('invalid data in the storage never causes a blank page, and the shop works where the browser keeps nothing', async ({
  page,
  shop,
}) => {
  const { name } = await shop.sells({ price: 12 });
  const lines = '[{"productId":5}]';
  await keepInBrowser(page, { accesstoken: '{', refreshToken: lines, guestcart: lines, 'mui-mode': '{' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
  await expect(loginLink(page)).toBeVisible();
  await expect(cartButton(page)).toHaveText('My Cart');

  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially(name);
  await page.keyboard.press('Enter');
  await add(page, name).click();
  await expect(cartButton(page)).toHaveText('1 item₹12.00');
});

test('S-168 a cart, orders and an account that cannot be read are logged, told in place, and not as toasts', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells({ price: 70 }));
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  const paths = [calls.cart.list, calls.order.list, calls.user.details].map(({ path }) => `**${path}`);
  for (const path of paths) await page.route(path, (route) => route.abort());
  await arriveAs(page, customer);
  await page.goto('/dashboard/myorders');
  const main = page.getByRole('main');
  const orders = main.getByRole('alert').filter({ hasText: 'Couldn’t load your orders' });
  await expect(orders).toBeVisible();
  await expect(main.getByText('Couldn’t load your account')).toBeVisible();
  await expect.poll(() => warnings.join()).toContain('getCart');
  expect(warnings.join()).toContain('getOrders');
  expect(warnings.join()).toContain('getUser');
  await expect(toast(page, /./)).toHaveCount(0);

  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Couldn’t load your cart')).toBeVisible();
  for (const path of paths) await page.unroute(path);
  await drawer.getByRole('button', { name: 'Retry' }).click();
  await expect(drawer).toContainText('₹70.00');
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await orders.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
});
