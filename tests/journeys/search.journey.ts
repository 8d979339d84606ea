import { calls } from '../../contract/calls.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { renderInBrowser } from '../support/browserRendering.js';
import { searchFor } from '../support/shopper.js';

const path = `**${calls.product.search.path}`;
const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
/** The box in either form: plain at first, then with suggestions. */
const field = (page: Page) => page.getByRole('searchbox').or(box(page));
const results = (page: Page, text: string) => page.getByRole('list', { name: `Results for "${text}"` });

/** Records the search requests of the page, in their order. */
const asked = (page: Page): { search: string; page: number }[] => {
  const bodies: { search: string; page: number }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(calls.product.search.path)) return;
    bodies.push(request.postDataJSON() as { search: string; page: number });
  });
  return bodies;
};

test('S-024 S-127 W-21 each keystroke searches and rewrites q, and one Back closes the search', async ({
  page,
}) => {
  const bodies = asked(page);
  await page.goto('/');
  await searchFor(page, 'milk');
  await expect(page).toHaveURL('/search?q=milk');
  await expect(results(page, 'milk').getByRole('article').first()).toBeVisible();
  expect(bodies.map(({ search }) => search).filter(Boolean)).toEqual(['m', 'mi', 'mil', 'milk']);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('W-21 a newer search ends the older', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    const { search } = route.request().postDataJSON() as { search: string };
    if (search === 'ri') await held;
    await route.continue().catch(() => undefined); // the page has aborted the request
  });
  await page.goto('/search');
  const given = page.waitForEvent(
    'requestfailed',
    (request) => request.postData()?.includes('"ri"') ?? false,
  );
  await box(page).pressSequentially('rice');
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  letGo();
  await expect(results(page, 'rice').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('S-005 S-023 S-095 a link opens the results, and scrolling appends pages until the end', async ({
  page,
  shop,
}) => {
  const { category, products } = await shop.listing(13);
  const bodies = asked(page);
  await page.goto(`/search?q=${category.name}`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(category.name);
  const found = results(page, category.name);
  await expect(found.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: `Results for "${category.name}"` })).toHaveCount(1);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 5_000);
  for (const { name } of products)
    await expect(found.getByRole('heading', { name, exact: true })).toHaveCount(1);
  expect(bodies[0]).toMatchObject({ page: 2 }); // the first page is in the page from the server

  await box(page).fill('panner');
  await expect(
    results(page, 'panner')
      .getByRole('heading', { name: /Paneer/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: products[0]?.name ?? '', exact: true })).toHaveCount(0);
  expect(bodies.find(({ search }) => search === 'panner')).toMatchObject({ page: 1 });
});

test('a search that finds nothing says so', async ({ page }) => {
  await page.goto('/search?q=zzqqxxzz');
  await expect(page.getByText('No results for "zzqqxxzz"')).toBeVisible();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the search box takes over the focus and the caret of the form', async ({ page }) => {
  await page.goto('/search?q=milk');
  await page.keyboard.press('Home');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('soy ');
  await expect(box(page)).toHaveValue('soy milk');
});

test('the search box leaves the focus to the control whose use has loaded it', async ({ page }) => {
  await page.goto('/search?q=milk');
  const add = page.getByRole('button', { name: /^Add / }).first();
  await add.focus();
  await page.keyboard.press('Shift'); // a sign of a person that does nothing else
  await expect(box(page)).toBeVisible();
  await expect(add).toBeFocused();
});

test('W-20 a failed search offers Retry in place, which works', async ({ page }) => {
  await renderInBrowser(page);
  await page.route(path, (route) => route.abort());
  await page.goto('/search?q=milk');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load this');
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page, 'milk').getByRole('article').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S-025 a back arrow replaces the magnifier and leads home', async ({ page }) => {
    await page.goto('/search?q=milk');
    const back = page.getByRole('link', { name: 'Back to home' });
    await back.click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(field(page)).toHaveValue('milk');
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(back).toBeHidden();
  });
});
