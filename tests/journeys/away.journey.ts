import { renderInBrowser, takenOver } from '../support/browserRendering.js';
import { quietOf } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { add, cartButton, openCart } from '../support/shopper.js';

/** Breaks every connection to the shop, though the network is up. */
const goAway = (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused'));
const comeBack = (page: Page) => page.unroute('**/*');

/** Sets a mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', 'page'));
const isSamePage = (page: Page) => page.evaluate(() => document.body.getAttribute('data-same') === 'page');

const code = (page: Page, stage: string) =>
  page.waitForResponse((response) => response.url().includes(`/assets/${stage}-`));

test('everything needed to buy works while the shop is offline', async ({ page, shop }) => {
  const { name } = await shop.sells();
  const quiet = quietOf(page);
  const fetched = Promise.all(['forms', 'menus'].map((stage) => code(page, stage)));
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await add(page, name).click();
  await fetched;
  await quiet();
  await goAway(page);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: /Proceed/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(cartButton(page)).toContainText('1 item');
});

test('W-20 a screen whose code gets no answer says so, and Retry brings it; code that a new release removed comes by a reload', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Forgot password?' });
  const opened = page.getByRole('heading', { level: 1, name: 'Forgot Password' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('asha@example.test');
  await goAway(page);
  await mark(page);
  await link.click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('No connection to the shop');
  await expect(page).toHaveURL('/forgot-password');
  await told.getByRole('button', { name: 'Retry' }).click();
  await expect(told.getByRole('button', { name: 'Retry' })).toBeFocused();
  // otherwise this try might still bring the screen
  await expect(told.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(await isSamePage(page)).toBe(true);
  await comeBack(page);
  await told.getByRole('button', { name: 'Retry' }).click();
  await expect(opened).toBeVisible();

  await page.goto('/login');
  await mark(page);
  let asked = 0;
  await page.route('**/assets/account-*.js', (route) => {
    asked += 1;
    return asked <= 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
  });
  await link.press('Enter'); // a pointer over the link would ask for the code, too
  await expect(opened).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});

for (const { link, own } of [
  { link: '/', own: [] },
  { link: '/search', own: ['cart', 'checkout', 'overlays', 'search'] }, // its search box
])
  test(`a first view of ${link}, and what is fetched ahead after it, takes few chunks`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, chunk] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (chunk) asked.add(chunk);
    });
    const quiet = quietOf(page);
    await page.goto(link);
    await quiet();
    await takenOver(page);
    const chunks = ['browse', 'data', 'index', 'parts', 'react', 'rolldown-runtime', 'store', 'vendor'];
    expect([...asked].sort()).toEqual([...chunks, ...own].sort());

    await page.mouse.move(100, 100);
    const ahead = [
      'cart',
      'checkout',
      'details',
      'forms',
      'menus',
      'orders',
      'overlays',
      'product',
      'search',
    ];
    const all = [...chunks, ...ahead].sort();
    await expect.poll(() => [...asked].sort()).toEqual(all); // a busy browser rests between two of them
    await quiet();
    expect([...asked].sort()).toEqual(all);
  });

test('a visitor who saves data gets the code of the page once it is used, and no other code ahead', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const quiet = quietOf(page);
  await page.goto('/');
  await quiet();
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);

  await page.mouse.move(100, 100);
  await quiet();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await quiet();
  expect(asked.some((url) => url.includes('/assets/browse-'))).toBe(true);
  // the search box of the header needs the chunks of cart and checkout
  expect(asked.filter((url) => /\/assets\/(?:forms|menus|orders)-/.test(url))).toEqual([]);
});

test('while a screen loads, the footer waits below it, on a phone and on a desk', async ({ page }) => {
  await renderInBrowser(page);
  await page.route('**/assets/browse-*.js', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
});
