import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { logIn, password } from '../support/customer.js';
import { arriveAs, card, enter, keepInBrowser, quantityOf, toast } from '../support/shopper.js';

/** Opens a page and gives a sign of use, on which the code and the list of saved products load. */
const openUsed = async (page: Page, path: string) => {
  await page.goto(path);
  await takenOver(page);
  await page.mouse.move(5, 5);
};

/** Returns a guest's saved products as the browser keeps them. The code that stores them loads late. */
const keptBy = (page: Page) => page.evaluate(() => localStorage.getItem('saved') ?? '');

test('a guest saves products and builds a weekly list, a login merges them, and one press fills the cart', async ({
  page,
  shop,
}) => {
  const [milk, bread, curd] = [await shop.sells({ price: 50 }), await shop.sells(), await shop.sells()];
  const customer = await shop.customer();
  const saved = { productId: bread._id, favourite: true, quantity: 3 };
  granted(await customer.call(calls.saved.update, { body: saved }));

  const weekly = [bread, curd].map(({ _id: productId }) => ({ productId, favourite: false, quantity: 1 }));
  await keepInBrowser(page, { saved: JSON.stringify(weekly) });
  await openUsed(page, `/search?q=${milk.name}`);
  const heart = card(page, milk.name).getByRole('button', { name: `Favourite ${milk.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(() => keptBy(page)).toContain(milk._id);
  await card(page, milk.name).getByRole('link').click();
  await page.getByRole('button', { name: `Add to weekly list: ${milk.name}` }).click();
  await expect.poll(() => keptBy(page)).toContain(`"${milk._id}","favourite":true,"quantity":1`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites & weekly list' }).click();
  const list = page.getByRole('region', { name: 'Weekly list' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await shop.changes(curd, { stock: 0 });

  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(routes.favourites);
  await expect(quantityOf(list, bread.name)).toHaveText('3');
  await expect(list.getByText('Out of stock')).toBeVisible();
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('article')).toHaveCount(2);
  await expect.poll(() => keptBy(page)).toBe('');

  await list.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(toast(page, `Out of stock: ${curd.name}`)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(quantityOf(drawer, milk.name)).toHaveText('1');
  await expect(quantityOf(drawer, bread.name)).toHaveText('3');
  expect((await customer.cart()).map(({ quantity }) => quantity).sort()).toEqual([1, 3]);
});

test('the storefront loads the saved products, the dashboard of admins does not', async ({ page, shop }) => {
  const askedAt: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.saved.list.path)) askedAt.push(new URL(page.url()).pathname);
  });
  await arriveAs(page, await shop.admin());
  await openUsed(page, '/dashboard/product');
  await page.waitForLoadState('networkidle'); // what a sign of use loads is there
  await openUsed(page, routes.home);
  await expect.poll(() => askedAt).toEqual([routes.home]);
});

test('a list that is not loaded yet cannot be overwritten', async ({ page, shop }) => {
  const milk = await shop.sells();
  const customer = await shop.customer();
  const saved = { productId: milk._id, favourite: false, quantity: 3 };
  granted(await customer.call(calls.saved.update, { body: saved }));
  await arriveAs(page, await logIn(shop.call, customer.email));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${calls.saved.list.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(calls.saved.list.path));
  await openUsed(page, productLink(milk));
  await asked;
  const add = page.getByRole('button', { name: `Add to weekly list: ${milk.name}` });
  await expect(add).toHaveCount(0);
  letGo();
  await expect(page.getByRole('group', { name: `Quantity of ${milk.name}` })).toContainText('3');
  await expect(add).toHaveCount(0);
});

test('the focus stays on the screen when the last favourites and lines are removed', async ({
  page,
  shop,
}) => {
  const [milk, bread] = [await shop.sells(), await shop.sells()];
  const products = [milk, bread].map(({ _id: productId }) => ({ productId, favourite: true, quantity: 0 }));
  await keepInBrowser(page, { saved: JSON.stringify(products) });
  await openUsed(page, routes.favourites);
  const heart = (name: string) => page.getByRole('button', { name: `Favourite ${name}` });
  await enter(page, heart(bread.name)); // the newest comes first
  await expect(heart(milk.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a heart is 44 px large, and a press shows it filled without moving anything', async ({
    page,
    shop,
  }) => {
    const milk = await shop.sells();
    await page.goto(`/search?q=${milk.name}`);
    const heart = page.getByRole('button', { name: `Favourite ${milk.name}` }).first();
    const before = await card(page, milk.name).boundingBox();
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => keptBy(page)).toContain(milk._id);
    const box = await heart.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    expect(await card(page, milk.name).boundingBox()).toEqual(before);
    await openUsed(page, `/search?q=${milk.name}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 }); // its code loads once idle
  });
});
