import { calls } from '../../contract/calls.js';
import { listingLink, productLink } from '../../contract/links.js';
import { unique } from '../support/customer.js';
import { walk } from '../support/axe.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { add, card, keepInBrowser, searchFor, tabTo } from '../support/shopper.js';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const found = (page: Page, text: string) => page.getByRole('list', { name: `Results for "${text}"` });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentsearches'));
const recentSearches = (...entries: string[]) => ({ recentsearches: JSON.stringify({ entries }) });

/** Returns a unique word of letters, because the search also finds similar words. */
const word = () =>
  unique('Zam')
    .replace(/\W+/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

test('suggestions are products, categories and search terms; the arrow keys reach all, Enter chooses one', async ({
  page,
  shop,
}) => {
  const { category, subCategory } = await shop.listing(0);
  const name = `${word()} milk`;
  const product = await shop.sells({ name, category: [category], subCategory: [subCategory] });
  await page.goto('/search');
  await box(page).pressSequentially(name.slice(0, -2));
  await expect(option(page, new RegExp(name))).toBeVisible();
  await expect(option(page, new RegExp(subCategory.name))).toBeVisible();
  await expect(list(page).locator('mark').first()).toBeVisible();
  expect(await box(page).inputValue()).toBe(name.slice(0, -2));

  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue(name.slice(0, -2));

  await box(page).pressSequentially('lk');
  const wanted = option(page, new RegExp(name));
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowDown');
    // The list of the whole word may arrive meanwhile, so the id is read at each step.
    if ((await box(page).getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'))) break;
  }
  await expect(box(page)).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(productLink(product));

  await page.goBack();
  await expect(found(page, name)).toBeVisible();
  await expect(list(page)).toHaveCount(0); // after coming back, no list covers the results
  await box(page).press('End');
  await box(page).press('Backspace');
  await option(page, new RegExp(subCategory.name)).click();
  await expect(page).toHaveURL(listingLink(category, subCategory));
});

test('Enter searches for the text as typed; a corrected typo is announced', async ({ page, shop }) => {
  const name = word();
  await shop.sells({ name });
  const typo = `Zma${name.slice(3)}`;
  await page.goto('/search');
  await box(page).pressSequentially(typo);
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: `Showing results for "${name.toLowerCase()}"` }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`No results for "${typo}".`);
  await expect(found(page, typo).locator('mark')).toHaveText(name);
});

test('a confirmed search is offered again, newest first, and can be removed', async ({ page, shop }) => {
  const [opened, added] = [await shop.sells({ name: word() }), await shop.sells({ name: word() })];
  await page.goto('/search');
  await box(page).pressSequentially('milk');
  await expect(found(page, 'milk').getByRole('article').first()).toBeVisible();
  expect(await kept(page)).toBeNull(); // typing alone saves no recent search
  await page.keyboard.press('Enter');
  await box(page).fill(opened.name);
  await page.keyboard.press('Escape');
  await card(page, opened.name).getByRole('link').click();
  await expect(page).toHaveURL(productLink(opened));
  await searchFor(page, added.name);
  await page.keyboard.press('Escape');
  await add(page, added.name).click();
  expect(await kept(page)).toBe(JSON.stringify({ entries: [added.name, opened.name, 'milk'] }));

  await page.getByRole('button', { name: 'Clear search' }).click();
  const before = list(page).getByRole('group', { name: 'Recent searches' });
  await expect(before.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(before.getByRole('option')).toHaveCount(3);
  await before.getByRole('option', { name: 'milk' }).locator('span[title]').click();
  expect(await kept(page)).toBe(JSON.stringify({ entries: [opened.name] }));
  await option(page, 'Clear history').click();
  expect(await kept(page)).toBeNull();
  await expect(list(page)).toHaveCount(0);
});

test('at most eight are kept, and choosing one searches for it', async ({ page }) => {
  await keepInBrowser(page, recentSearches(...Array.from({ length: 12 }, (_, place) => `milk ${place}`)));
  await page.goto('/search');
  await expect(list(page).getByRole('option')).toHaveCount(9);
  await option(page, 'milk 3').click();
  await expect(page).toHaveURL('/search?q=milk%203');
  const stored: unknown = JSON.parse((await kept(page)) ?? '');
  expect(stored).toHaveProperty('entries.length', 8);
  expect(stored).toHaveProperty('entries.0', 'milk 3');
});

test('where storage is off, searching goes on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('SecurityError');
      },
    }),
  );
  await page.goto('/search');
  await box(page).pressSequentially('milk');
  await page.keyboard.press('Enter');
  await expect(found(page, 'milk').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(option(page, 'milk')).toBeVisible(); // cached for as long as the page is open
});

test('a search without results shows suggestions, and is reported once', async ({ page }) => {
  const noResults: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.search.noResults.path)) noResults.push(request.postDataJSON());
  });
  const [first, second] = ['qqxxzzvv', 'wwqqxxkk'];
  const heard = (text: string) =>
    page.waitForRequest(
      (request) =>
        request.url().endsWith(calls.search.noResults.path) && (request.postData()?.includes(text) ?? false),
    );
  await page.goto('/search');
  const told = heard(first);
  await box(page).fill(first);
  await expect(page.getByText(`No results for "${first}"`)).toBeVisible();
  await told; // the text has been there for a while

  const atOnce = heard(second);
  await box(page).fill(second);
  await expect(page.getByText(`No results for "${second}"`)).toBeVisible();
  await page.keyboard.press('Enter');
  await atOnce;
  await box(page).fill(first);
  await expect(page.getByText(`No results for "${first}"`)).toBeVisible();
  await page.keyboard.press('Enter');
  await box(page).fill('milk');
  await expect(found(page, 'milk').getByRole('article').first()).toBeVisible();
  expect(noResults).toEqual([{ search: first }, { search: second }]);
});

test('text typed at the moment when the screen appears is searched for', async ({ page }) => {
  // the screen's code loads after the search box, and a key press falls between first render and first
  // request
  await page.route(/\/SearchRoute-[^/]+\.js$/, async (route) => {
    await expect(box(page)).toBeVisible();
    await route.continue();
  });
  await page.addInitScript(() => {
    const typing = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
      if (!field || !document.querySelector('main [aria-busy="true"] article, main ul')) return;
      typing.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'rice');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    typing.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/search');
  await expect(found(page, 'rice').getByRole('article').first()).toBeVisible();
});

test('a late reply never shows an older text', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const late: Promise<unknown>[] = [];
  const done = async () => {
    letGo();
    await Promise.all(late);
  };
  await page.route(`**${calls.product.search.path}`, async (route) => {
    const { search } = route.request().postDataJSON() as { search: string };
    if (search === 'rice' || search === '') return route.continue();
    const answer = await route.fetch();
    late.push(held.then(() => route.fulfill({ response: answer }).catch(() => undefined)));
    return undefined;
  });
  await page.goto('/search');
  await box(page).pressSequentially('rice');
  await expect(found(page, 'rice').getByRole('article').first()).toBeVisible();
  const before = await found(page, 'rice').getByRole('heading').allTextContents();
  await done();
  await page.keyboard.press('Escape');
  expect(await found(page, 'rice').getByRole('heading').allTextContents()).toEqual(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for "rice"' })).toBeVisible();
});

for (const where of ['search', 'shelf'] as const)
  test(`Back from a product on the third page of a ${where} finds the same pages at the same place`, async ({
    page,
    shop,
  }) => {
    const { category, subCategory } = await shop.listing(34);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(where === 'search' ? `/search?q=${category.name}` : listingLink(category, subCategory));
    const articles = page.getByRole('main').getByRole('article');
    for (const count of [10, 20, 30]) {
      await expect(articles).toHaveCount(count);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    }
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(articles).toHaveCount(34);
    const far = articles.nth(27).getByRole('link');
    const name = await far.textContent();
    await far.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(1_500);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await far.click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(articles).toHaveCount(34);
    await expect(far).toBeInViewport();
    await expect.poll(place).toBe(before);
    expect(asked).not.toContain(calls.product[where === 'search' ? 'search' : 'bySubCategory'].path);
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('suggestions are shown in a row above the results, which nothing covers', async ({ page }) => {
    await page.goto('/search');
    await box(page).pressSequentially('mil');
    const row = page.getByRole('list', { name: 'Search instead for' });
    // and no longer the results for the first letter
    await expect(row.getByRole('button').first()).toHaveText(/^mil/i);
    await expect(list(page)).toHaveCount(0);
    const term = (await row.getByRole('button').first().textContent()) ?? '';
    await row.getByRole('button').first().click();
    await expect(box(page)).toHaveValue(term);
    await expect(found(page, term).getByRole('article').first()).toBeInViewport();
    expect(JSON.parse((await kept(page)) ?? '')).toEqual({ entries: [term] });
  });

  test('recent searches are shown above the products, each with a remove button', async ({ page }) => {
    await keepInBrowser(page, recentSearches('milk', 'bread', 'curd'));
    await page.goto('/search');
    const row = page.getByRole('list', { name: 'Recent searches' });
    const cross = row.getByRole('button', { name: 'Remove "bread"' });
    await tabTo(page, cross);
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'curd', exact: true })).toBeFocused();
    expect(await walk(page, [{ name: 'the row', arrive: () => Promise.resolve() }])).toEqual({});
    await row.getByRole('button', { name: 'milk', exact: true }).click();
    await expect(page).toHaveURL('/search?q=milk');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await row.getByRole('button', { name: 'Clear history' }).click();
    await expect(row).toHaveCount(0);
    expect(await kept(page)).toBeNull();
  });
});
