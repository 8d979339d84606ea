import { calls } from '../../contract/calls.js';
import { listingLink } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { takenOver } from '../support/browserRendering.js';
import type { StockedShop } from '../support/stockedShop.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Scrolls down this share of the page. */
const see = (page: Page, share: number) =>
  page.evaluate((wanted) => {
    window.scrollTo(0, document.documentElement.scrollHeight * wanted - window.innerHeight);
  }, share);

/** The category whose pages both tests look at. */
let longCategory: ReturnType<StockedShop['listing']> | undefined;

for (const where of ['search', 'listing'] as const)
  test(`S-005 S-095 S-096 S-179 G-05 a ${where} grows by pages of ten; Back from a product ${where === 'listing' ? 'and a reload find' : 'finds'} the same pages at the same place`, async ({
    page,
    shop,
  }) => {
    const { category, subCategory } = await (longCategory ??= shop.listing(31));
    const isSearch = where === 'search';
    const address = isSearch ? `/search?q=${category.name}` : listingLink(category, subCategory);
    const { path } = calls.product[isSearch ? 'search' : 'bySubCategory'];
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(path)) asked.push(request.postDataJSON());
    });
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const far = cards(page).nth(27).getByRole('link');

    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(address);
    for (const count of [10, 20, 30]) {
      await expect(cards(page)).toHaveCount(count);
      await see(page, 1);
    }
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(31);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    await expect(cards(page).nth(30).getByRole('link')).toBeFocused();
    // the first page is in the page from the server
    expect(asked).toMatchObject([2, 3, 4].map((number) => ({ page: number })));

    const name = (await far.textContent()) ?? '';
    await far.scrollIntoViewIfNeeded();
    let before = 0;
    // cards that scroll into view settle for a moment
    const isStill = async () => before === (before = await place());
    await expect.poll(isStill).toBe(true);
    expect(before).toBeGreaterThan(1_500);
    await far.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(31);
    await expect(far).toBeInViewport();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(150);
    await expect.poll(() => asked).toHaveLength(3);

    if (isSearch) return; // a reload is the same for both
    await page.reload();
    await expect(cards(page)).toHaveCount(31);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(150);

    await page.goto(address); // a fresh load, by its address
    await expect(cards(page)).toHaveCount(10);
    await expect.poll(place).toBe(0);
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
