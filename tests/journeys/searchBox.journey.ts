import { calls } from '../../contract/calls.js';
import { listingLink, productLink } from '../../contract/links.js';
import { uniqueWord } from '../support/customer.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { add, card, searchFor, tabTo } from '../support/shopper.js';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const found = (page: Page, text: string) => page.getByRole('list', { name: `Results for "${text}"` });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentsearches'));

const word = () => uniqueWord('Zam');

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
  await expect(found(page, name)).toBeVisible();
  const wanted = option(page, new RegExp(name));
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowDown');
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

test('a confirmed search is offered again, newest first, and can be removed', async ({ page, shop }) => {
  const [opened, added] = [await shop.sells({ name: word() }), await shop.sells({ name: word() })];
  const reported: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.search.found.path)) reported.push(request.postDataJSON());
  });
  await page.goto('/search');
  await expect(
    page.getByRole('list', { name: 'Popular searches' }).getByRole('button').first(),
  ).toBeVisible();
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
  expect(reported).toEqual([{ search: 'milk' }, { search: opened.name }, { search: added.name }]);

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

test('S-024 S-127 W-21 each keystroke searches and rewrites q; a search without results shows suggestions and is reported once; one Back closes the search', async ({
  page,
}) => {
  const typed: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(calls.product.search.path)) return;
    const body = request.postDataJSON() as { search: string; page: number };
    if (body.search) typed.push([body.search, body.page]);
  });
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
  await page.goto('/');
  const told = heard(first);
  await searchFor(page, first);
  await expect(page).toHaveURL(`/search?q=${first}`);
  await expect(page.getByText(`No results for "${first}"`)).toBeVisible();
  expect(typed).toEqual([...first].map((_letter, at) => [first.slice(0, at + 1), 1]));
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
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('text typed at the moment when the screen appears is searched for', async ({ page }) => {
  // a key press falls between the first render and the first request
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

test('the search box takes over the focus and the caret of the form, and leaves the focus to another control', async ({
  page,
}) => {
  await page.goto('/search?q=milk');
  await page.keyboard.press('Home');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('soy ');
  await expect(box(page)).toHaveValue('soy milk');

  await page.goto('/search?q=milk');
  const addFirst = page.getByRole('button', { name: /^Add / }).first();
  await addFirst.focus();
  await page.keyboard.press('Shift'); // a sign of a person that does nothing else
  await expect(box(page)).toBeVisible();
  await expect(addFirst).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S-025 suggestions and recent searches are shown in a row above the results, which nothing covers; a back arrow leads home', async ({
    page,
  }) => {
    await page.goto('/search');
    const suggested = page.waitForResponse(
      (response) =>
        response.url().endsWith(calls.product.suggest.path) &&
        (response.request().postData()?.includes('"mil"') ?? false),
    );
    await box(page).pressSequentially('mil');
    const row = page.getByRole('list', { name: 'Search instead for' });
    const first = row.getByRole('button').first();
    await suggested; // the suggestions for the first letters stay until then
    await expect(first).toHaveText(/^mil/i);
    await expect(list(page)).toHaveCount(0);
    const term = (await first.textContent()) ?? '';
    await first.click();
    await expect(box(page)).toHaveValue(term);
    await expect(found(page, term).getByRole('article').first()).toBeInViewport();

    await box(page).fill('bread');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear search' }).click();
    const before = page.getByRole('list', { name: 'Recent searches' });
    await tabTo(page, before.getByRole('button', { name: 'Remove "bread"' }));
    await page.keyboard.press('Enter');
    await expect(before.getByRole('button', { name: term, exact: true })).toBeFocused();
    expect(JSON.parse((await kept(page)) ?? '')).toEqual({ entries: [term] });
    await before.getByRole('button', { name: 'Clear history' }).click();
    await expect(before).toHaveCount(0);
    expect(await kept(page)).toBeNull();

    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});
