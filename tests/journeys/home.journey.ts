import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import { categoryLink, listingLink } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { renderInBrowser, takenOver } from '../support/browserRendering.js';

const tiles = (page: Page) => page.getByRole('list', { name: 'Categories' });

/** Counts the distinct left edges of the tiles that are entirely in view, that is, the columns. */
const columns = (page: Page) =>
  tiles(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      const inView = boxes.filter(({ right }) => right <= document.documentElement.clientWidth);
      return new Set(inView.map(({ left }) => Math.round(left))).size;
    });

/** Whether the first view reaches down to the end of the first product's name. */
const firstProductInView = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .evaluate((name) => name.getBoundingClientRect().bottom <= window.innerHeight);

test('S-003 S-004 S-017 S-020 S-052 S-053 S-088 S-180 home has a tile and a row for each category, in 2, 4 and 6 columns, and a tile opens its first subcategory', async ({
  page,
  shop,
}) => {
  // categories of other journeys come and go meanwhile
  const categories = (await shop.categories()).filter(({ name }) => !/^(?:Shelf|Pickle|Long)-/.test(name));
  const subCategories = await shop.subCategories();
  const [category] = categories;
  if (!category) throw new Error('the shop has no category');
  const within = ({ _id }: Category) =>
    subCategories.filter((other) => other.category.some((parent) => parent._id === _id));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(calls.category.list.path)) asked += 1;
  });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: /Groceries at your door in 10 minutes/ }),
  ).toBeVisible();
  for (const each of categories) {
    const [first] = within(each);
    const link = first ? listingLink(each, first) : categoryLink(each);
    await expect(tiles(page).getByRole('link', { name: each.name, exact: true })).toHaveAttribute(
      'href',
      link,
    );
    const row = page.getByRole('region', { name: each.name, exact: true });
    await expect(row.getByRole('link', { name: `See All ${each.name}` })).toHaveAttribute('href', link);
  }
  const row = page.getByRole('region', { name: category.name, exact: true });
  await expect(row.getByRole('article').first()).toContainText('10 min');
  for (const [width, count] of [
    [390, 2],
    [900, 4],
    [1366, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => columns(page)).toBe(count);
  }

  await takenOver(page);
  const [first, second] = within(category);
  await tiles(page).getByRole('link', { name: category.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/.+-${category._id}/.+-${first?._id}$`));
  const column = page.getByRole('navigation', { name: 'Sub categories' });
  const there = column.getByRole('link', { name: second?.name ?? '' });
  await expect(column.getByRole('link')).toHaveText(within(category).map(({ name }) => name));
  await there.click();
  await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeVisible();
  await expect(there).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Tokri home' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  expect(asked).toBe(0); // the categories that came with the page are kept
});

test('a product with image and name is in the first view, on a phone and on a desk', async ({ page }) => {
  // other tests add categories to this shop: a shop has about as many as the demo
  await renderInBrowser(page);
  await page.route(`**${calls.category.list.path}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: unknown[] };
    await route.fulfill({ response, json: { ...reply, data: reply.data.slice(0, 16) } });
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => firstProductInView(page)).toBe(true);
  }
});

test('S-174 the search is 300 px wide at least, also on the narrowest phone, and 420 px on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const prompt = page.getByRole('link', { name: 'Search for products' });
  expect(await prompt.boundingBox()).toMatchObject({ x: 10, width: 300 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/search');
  const box = page.getByRole('combobox').locator('xpath=..');
  await expect(box).toBeVisible();
  const width = async () => (await box.boundingBox())?.width;
  expect(await width()).toBeGreaterThanOrEqual(300);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(width).toBeGreaterThanOrEqual(420);
});
