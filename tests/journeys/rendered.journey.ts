import { listingLink, productLink, searchLink } from '../../contract/links.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, test } from '../support/browser.js';
import { shopProxy } from '../support/shopProxy.js';
import { add, cartButton } from '../support/shopper.js';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, categories, products and the search show what is sold, and lead to each other', async ({
    page,
    shop,
  }) => {
    const { category, subCategory, products } = await shop.listing(2);
    const [{ name = '' } = {}] = products;
    const main = page.getByRole('main');
    await page.goto('/');
    await expect(main.getByRole('article').first()).toBeVisible();

    await page.goto(listingLink(category, subCategory));
    await main.getByRole('link', { name }).click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('link', { name: 'Search for products' }).click();
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(main.getByRole('article').filter({ hasText: name })).toBeVisible();
  });
});

test('a page whose screen cannot load its code still answers presses; one whose header cannot says so', async ({
  context,
}) => {
  const page = await context.newPage(); // not the fixture: this page must report the missing code
  await page.route('**/assets/browse-*.js', (route) => route.abort());
  await page.addInitScript(() => sessionStorage.setItem('tokri-reloaded', String(Date.now()))); // it has reloaded once
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^Delivery place/ }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a reload keeps the place before the app runs, so that nothing jumps under a finger', async ({
  page,
  shop,
}) => {
  const { category } = await shop.listing(12);
  await page.goto(`/${encodeURIComponent(category.name)}-${category._id}`);
  await takenOver(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.route('**/assets/*.js', () => undefined); // no answer, so that the app never runs
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

/** Holds the app's scripts back. Returns a function that lets them come. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('a language that is chosen before the app runs is served at once', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined); // no answer, so that the app never runs
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('banner').getByText('मेरा कार्ट')).toBeVisible();
});

test('a press of Add before the app runs is shown at once, and done when it runs, in the visitor’s language, also if the server did not know it', async ({
  page,
  shop,
}) => {
  const milk = await shop.sells({ price: 50 });
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  const bread = await shop.sells({ price: 30 });
  for (const [link, product, total] of [
    [searchLink(milk.name), milk, '₹50.00'],
    [productLink(bread), bread, '₹80.00'],
  ] as const) {
    await page.context().clearCookies(); // the server then does not know the language
    const release = await holdScripts(page);
    await page.goto(link, { waitUntil: 'commit' });
    await add(page, product.name).click();
    await expect(add(page, product.name)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('banner').getByText(total)).toBeVisible();
    await expect(page.locator('[data-early]')).toHaveCount(0);
  }
});

test('a press of Add on a page that has not arrived completely is done', async ({ page, shop }) => {
  const milk = await shop.sells({ price: 50 });
  const proxy = await shopProxy(shop.url);
  try {
    const arrive = proxy.holdAfter('</article>');
    await page.goto(proxy.url + searchLink(milk.name), { waitUntil: 'commit' });
    await add(page, milk.name).click();
    await expect(add(page, milk.name)).toHaveAttribute('aria-busy', 'true');

    arrive();
    await expect(cartButton(page)).toHaveText('1 item₹50.00');
  } finally {
    await proxy.close();
  }
});

test('a press of Add while the code of its screen is missing is shown, and done once the shop is back', async ({
  context,
  shop,
}) => {
  const milk = await shop.sells({ price: 50 });
  const page = await context.newPage(); // not the fixture: this page must report the missing code
  let away = true;
  const isMissing = (url: URL) => away && /\/assets\/browse-/.test(url.pathname);
  await page.route(isMissing, (route) => route.abort());
  await page.route('/', (route) => (away ? route.abort() : route.continue())); // the app asks there whether the shop is back
  await page.goto(searchLink(milk.name));
  await expect(page.locator('html')).not.toHaveAttribute('data-starting'); // the app runs
  await add(page, milk.name).click();
  await expect(add(page, milk.name)).toHaveAttribute('aria-busy', 'true');

  away = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(cartButton(page)).toHaveText('1 item₹50.00');
  await expect(page.locator('[data-early]')).toHaveCount(0);
});
