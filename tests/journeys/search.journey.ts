import { calls } from '../../contract/calls.js';
import { expect, type Page, test } from '../support/browser.js';
import { searchFor } from '../support/shopper.js';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
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
  const typed = bodies.filter(({ search }) => search).map((body) => [body.search, body.page]);
  expect(typed).toEqual(['m', 'mi', 'mil', 'milk'].map((text) => [text, 1]));
  await page.goBack();
  await expect(page).toHaveURL('/');
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
  const add = page.getByRole('button', { name: /^Add / }).first();
  await add.focus();
  await page.keyboard.press('Shift'); // a sign of a person that does nothing else
  await expect(box(page)).toBeVisible();
  await expect(add).toBeFocused();
});
