import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { password } from '../support/customer.js';
import { card, keepInBrowser, quantityOf, toast } from '../support/shopper.js';

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
  });
});
