import { calls } from '../../contract/calls.js';
import { categoryLink, listingLink } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { renderInBrowser, takenOver } from '../support/browserRendering.js';

const path = `**${calls.product.bySubCategory.path}`;

const seenShare = (page: Page) =>
  page.evaluate(() => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight);

/** Scrolls down this share of the page. */
const see = (page: Page, share: number) =>
  page.evaluate((wanted) => {
    window.scrollTo(0, document.documentElement.scrollHeight * wanted - window.innerHeight);
  }, share);

test('S-096 S-177 S-179 pages of ten come at four fifths of the page, and after three on request', async ({
  page,
  shop,
}) => {
  const { category, subCategory } = await shop.listing(31);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.product.bySubCategory.path)) asked.push(request.postDataJSON());
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(listingLink(category, subCategory));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  await see(page, 0.7);
  expect(await seenShare(page)).toBeLessThan(0.8);
  await page.waitForTimeout(450); // three times the interval at which the page checks
  await expect(cards).toHaveCount(10);

  await see(page, 0.85);
  await expect(cards).toHaveCount(20);
  await see(page, 1);
  await expect(cards).toHaveCount(30);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(31);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  // the first page is in the page from the server
  expect(asked).toMatchObject([2, 3, 4].map((number) => ({ page: number, limit: 10 })));
});

test('a screen reader reads the heading of a list once, and finds header and footer among the landmarks', async ({
  page,
  shop,
}) => {
  const { category, subCategory } = await shop.listing(2);
  for (const address of [listingLink(category, subCategory), '/search?q=milk']) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    const headings = await main.locator('h1, h2').allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
  }
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(1);
});

test('notices have a live region before any code is there', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#notices')).toHaveAttribute('aria-live', 'polite');
});

test('G-05 Back from a product keeps the place in the list', async ({ page, shop }) => {
  const { category, subCategory, products } = await shop.listing(24);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(listingLink(category, subCategory));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  await see(page, 1);
  await expect(cards).toHaveCount(20);
  const far = page.getByRole('link', { name: products[16]?.name ?? '', exact: true });
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(700);
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name: products[16]?.name ?? '' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(150);
});

test('G-05 a reload keeps the place in the list and in a search, with all pages that were loaded', async ({
  page,
  shop,
}) => {
  const { category, subCategory, products } = await shop.listing(40);
  const word = products[0]?.name.split(' ')[0] ?? '';
  await page.setViewportSize({ width: 390, height: 700 });
  const cards = page.getByRole('main').getByRole('article');
  const top = () => page.evaluate(() => window.scrollY);
  for (const address of [listingLink(category, subCategory), `/search?q=${encodeURIComponent(word)}`]) {
    await page.goto(address);
    for (const count of [10, 20, 30]) {
      await expect(cards).toHaveCount(count);
      await see(page, 1);
    }
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards).toHaveCount(40);
    await cards.nth(33).scrollIntoViewIfNeeded();
    let before = 0;
    // cards that scroll into view settle for a moment
    const isStill = async () => before === (before = await top());
    await expect.poll(isStill).toBe(true);
    expect(before).toBeGreaterThan(2_000);

    await page.reload();
    await expect(cards).toHaveCount(40);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(150);

    await page.goto(address); // a fresh load, by its address
    await expect(cards).toHaveCount(10);
    expect(await top()).toBe(0);
  }
});

test('S-017 W-23 the id decides: a stale name leads to the right address', async ({ page, shop }) => {
  const { category, subCategory } = await shop.listing(1);
  await page.goto(`/Old-name-${category._id}/Gone-${subCategory._id}`);
  await expect(page.getByRole('heading', { level: 1, name: subCategory.name })).toBeVisible();
  await expect(page).toHaveURL(listingLink(category, subCategory));
});

test('from one subcategory to another, the tab gets the title of the second', async ({ page, shop }) => {
  const [category] = await shop.categories();
  const inside = ({ category: parents }: { category: { _id: string }[] }) =>
    parents.some(({ _id }) => _id === category?._id);
  const [first, second] = (await shop.subCategories()).filter(inside);
  if (!category || !first || !second) throw new Error('the first category has no two subcategories');
  await page.goto(listingLink(category, first));
  await takenOver(page);
  const column = page.getByRole('navigation', { name: 'Sub categories' });
  await column.getByRole('link', { name: second.name }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(`${second.name} · Tokri`);
  await page.getByRole('link', { name: 'Tokri home' }).click();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await expect(page).toHaveTitle('Home · Tokri');
});

test('Back before the app has taken over a reloaded page shows the screen before', async ({ page, shop }) => {
  const { category, subCategory, products } = await shop.listing(1);
  const [{ name } = { name: '' }] = products;
  await page.goto(listingLink(category, subCategory));
  await takenOver(page);
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  const product = page.getByRole('heading', { level: 1, name });
  await expect(product).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(product).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(listingLink(category, subCategory));
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: subCategory.name })).toBeVisible();
  await expect(page).toHaveTitle(`${subCategory.name} · Tokri`);
  await takenOver(page);
  await expect(product).toHaveCount(0);
});

test('W-22 a whole category opens with all of its products', async ({ page, shop }) => {
  const { category } = await shop.listing(12);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(categoryLink(category));
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  await see(page, 1);
  await expect(cards).toHaveCount(12);
});

test('an empty category says so', async ({ page, shop }) => {
  const { category, subCategory } = await shop.listing(0);
  await page.goto(listingLink(category, subCategory));
  await expect(page.getByText('No products here yet')).toBeVisible();
});

test('W-20 a category that fails to load, or its next page, offers Retry in place', async ({
  page,
  shop,
}) => {
  const { category, subCategory } = await shop.listing(12);
  await page.setViewportSize({ width: 390, height: 600 });
  await renderInBrowser(page);
  await page.route(path, (route) => route.abort());
  await page.goto(listingLink(category, subCategory));
  const alert = page.getByRole('main').getByRole('alert');
  const cards = page.getByRole('main').getByRole('article');
  await expect(alert).toContainText('Couldn’t load this');
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cards).toHaveCount(10);

  await page.route(path, (route) => route.abort());
  await see(page, 1);
  await expect(alert).toBeVisible();
  await expect(cards).toHaveCount(10);
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cards).toHaveCount(12);
});

for (const address of [
  '/no-such-page',
  '/Milk-000000000000000000000000/Curd-000000000000000000000000',
  '/a/b/c/d',
])
  test(`nothing stands at ${address}, and the page leads home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeAttached();
    await page.getByRole('link', { name: 'Go To Home' }).click();
    await expect(page).toHaveURL('/');
  });
