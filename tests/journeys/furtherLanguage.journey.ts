import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import { messages as english } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { arriveAs } from '../support/shopper.js';

/** The shop of all journeys has added Marathi and Tamil by files. */
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const html = (page: Page) => page.locator('html');
const addMilk = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'म्हशीचे दूध, 500 मिली जोडा' }).first();
const cartOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

test('a visitor chooses Marathi in a search, which is kept, walks from the home page to the cart in it, keeps it over a reload, and goes back', async ({
  page,
  shop,
}) => {
  const { category, products } = await shop.listing(1);
  const [milk] = products;
  if (!milk) throw new Error('the category has no product');
  const { _id, name, image } = category;
  const dairy = `दुग्धजन्य ${name}`;
  const translations = { mr: { name: dairy } };
  const admin = await shop.admin();
  granted(await admin.call(calls.category.update, { body: { _id, name, image, translations } }));
  await shop.changes(milk, { translations: { mr: { name: 'म्हशीचे दूध' } }, unit: '500 ml' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofMarathi = () => fetched.filter((path) => /anek-devanagari|\/mr-/.test(path));
  await page.goto(`/search?q=${milk.name}`);
  await takenOver(page); // before, the server renders the page in the chosen language (rendered.journey.ts)
  await choice(page, 'मराठी').scrollIntoViewIfNeeded();
  await page.evaluate(async () => document.fonts.ready);
  expect(ofMarathi()).toEqual([]);
  await choice(page, 'मराठी').click();
  await expect(html(page)).toHaveAttribute('lang', 'mr');
  await expect(choice(page, 'मराठी')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ofMarathi().length).toBe(2);
  await expect(page.getByRole('combobox')).toHaveValue(milk.name);

  await page.getByRole('banner').getByRole('link', { name: english.ui.site.name }).click();
  await page.getByRole('main').getByRole('link', { name: dairy }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'म्हशीचे दूध' }).click();
  await expect(page).toHaveURL(productLink(milk)); // its address does not change with the language
  await expect(page.getByRole('heading', { level: 1 })).toContainText('म्हशीचे दूध');
  await page.reload();
  await takenOver(page);
  await expect(html(page)).toHaveAttribute('lang', 'mr');
  await addMilk(page).click();
  await expect(page.getByText('वस्तू जोडली')).toBeVisible();
  await expect(cartOf(page, '1 वस्तू')).toBeVisible();

  await page.goto(routes.cart);
  await expect(page.getByRole('main')).toContainText('बिलाचा तपशील');
  await expect(page.getByRole('main')).toContainText(english.ui.cart.quantityTotal); // the file lacks it
  await choice(page, 'English').click();
  await expect(page.getByRole('main')).toContainText(english.ui.cart.billDetails);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(english.ui.cart.billDetails);
});

test('a page in Marathi whose messages cannot be had is shown in English; where it is chosen again, a notice says so', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'language', value: 'mr', url: shop.url }]);
  await page.route(/\/assets\/mr-/, (route) => route.abort());
  await page.goto(routes.cancel);
  await page.mouse.move(100, 100);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await expect(cartOf(page, english.ui.cart.myCart)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(english.web.result.cancel);
  await choice(page, 'मराठी').click();
  await expect(page.getByText(fill(english.web.languageNotLoaded, { language: 'मराठी' }))).toBeVisible();
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
});

test('the dashboard is in Marathi as far as the file has it, and in English in a language without it', async ({
  page,
  shop,
}) => {
  await arriveAs(page, await shop.admin());
  await page.evaluate(() => localStorage.setItem('language', 'mr'));
  await page.goto(routes.categoryAdmin);
  const adding = (name: string) => page.getByRole('main').getByRole('button', { name });
  await expect(adding('वर्ग जोडा')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'ta'));
  await page.reload();
  await expect(adding('Add Category')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'ta');
});
