import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import { categoryLink, listingLink, productLink } from '../../contract/links.js';
import { goOn } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { renderInBrowser, takenOver } from '../support/browserRendering.js';
import { expectFirstCard, firstCardInView, withCategoriesOfTheDemo } from '../support/firstCard.js';

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

test('S-003 S-004 S-017 S-020 S-052 S-053 S-088 S-180 home has a tile and a row for each category, in 2, 4 and 6 columns, and a tile opens its first subcategory; the tab is titled by what is shown', async ({
  page,
  shop,
}) => {
  // categories of other journeys come and go meanwhile
  const categories = (await shop.categories()).filter(({ name }) => !/^(?:Shelf|Pickle)-/.test(name));
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
    [320, 2],
    [390, 4],
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
  await test.step('a screen reader reads a heading once, and finds header and footer', async () => {
    const headings = await page.getByRole('main').locator('h1, h2').allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(2);
  });
  const column = page.getByRole('navigation', { name: 'Sub categories' });
  const there = column.getByRole('link', { name: second?.name ?? '' });
  await expect(column.getByRole('link')).toHaveText(within(category).map(({ name }) => name));
  await there.click();
  await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeVisible();
  await expect(there).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(`${second?.name} · Tokri`);
  await page.getByRole('link', { name: 'Tokri home' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle('Home · Tokri');
  expect(asked).toBe(0); // the categories that came with the page are kept

  await test.step('the tab is titled by the shop while a product is on its way', async () => {
    const product = await shop.sells();
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    await page.route(`**${calls.product.details.path}`, async (route) => {
      await answered;
      await route.continue();
    });
    await goOn(page, productLink(product));
    await expect(page).toHaveTitle('Tokri');
    answer();
    await expect(page).toHaveTitle(`${product.name} · Tokri`);
  });
});

test('the first card is wholly in the first view of a guest, on a phone and on a desk', async ({ page }) => {
  await renderInBrowser(page);
  await withCategoriesOfTheDemo(page);
  await page.goto('/');
  await expectFirstCard(page);
});

test('S-174 on a phone the first card is in the first view of the page from the server; at every width the next one is visibly cut, and the search is 300 px wide at least, or 420 px on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await firstCardInView(page)).toBe(true);
  const row = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .first();
  /** Returns the part of the first card in view that the edge of the row or of the screen cuts. */
  const cutPart = () =>
    row.getByRole('list').evaluate((list) => {
      const edge = Math.min(list.getBoundingClientRect().right, document.documentElement.clientWidth);
      const boxes = [...list.children].map((card) => card.getBoundingClientRect());
      const cut = boxes.find(({ left, right }) => left < edge && right > edge + 1);
      return cut ? (edge - cut.left) / cut.width : 0;
    });
  for (const width of [320, 390, 480, 600, 768, 1_024, 1_366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(cutPart).toBeGreaterThan(0.3);
    expect(await cutPart()).toBeLessThan(0.8);
  }
  await test.step('Tab brings the cut card into view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await takenOver(page);
    const third = row.getByRole('article').nth(2).getByRole('button').first();
    await row.getByRole('article').first().getByRole('button').first().focus();
    for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab');
    await expect(third).toBeFocused();
    await expect(third).toBeInViewport({ ratio: 1 });
  });

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 320, height: 640 });
  const prompt = page.getByRole('link', { name: 'Search for products' });
  await expect.poll(() => prompt.boundingBox()).toMatchObject({ x: 10, width: 300 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await prompt.click();
  const box = page.getByRole('combobox').locator('xpath=..');
  await expect(box).toBeVisible();
  const width = async () => (await box.boundingBox())?.width;
  expect(await width()).toBeGreaterThanOrEqual(300);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(width).toBeGreaterThanOrEqual(420);
});
