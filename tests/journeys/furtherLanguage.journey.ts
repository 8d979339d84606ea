import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import { messages as english } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import type { Product } from '../../contract/product.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn } from '../support/customer.js';

/** A shop that has added Marathi and Tamil by files. */
let shop: BuiltShop;
let milk: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await openBuiltShop({
    SEED: 'demo',
    LANGUAGES_DIR: 'tests/support/languages',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const call = clientOf(shop.url);
  const owner = actingAs(await logIn(call, admin.email, admin.password), call);
  const [category] = granted(await call(calls.category.list)).data;
  const { _id = '', name = '', image = '' } = category ?? {};
  const inCategory = await call(calls.product.byCategory, { body: { id: _id } });
  const [product] = granted(inCategory).data;
  if (!product) throw new Error('the demo has no products in its first category');
  milk = product;
  const changes = { translations: { mr: { name: 'म्हशीचे दूध' } }, unit: '500 ml' };
  granted(await owner.call(calls.product.update, { body: { _id: product._id, ...changes } }));
  const translations = { mr: { name: 'दुग्धजन्य' } };
  granted(await owner.call(calls.category.update, { body: { _id, name, image, translations } }));
});
test.afterAll(() => shop.stop());

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const html = (page: Page) => page.locator('html');
const addMilk = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'म्हशीचे दूध, 500 मिली जोडा' }).first();
const cartOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

test('a visitor chooses Marathi, walks from the home page to the cart in it, keeps it over a reload, and goes back', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofMarathi = () => fetched.filter((path) => /anek-devanagari|\/mr-/.test(path));
  await page.goto(shop.url);
  await takenOver(page);
  await choice(page, 'मराठी').scrollIntoViewIfNeeded();
  await page.evaluate(async () => document.fonts.ready);
  expect(ofMarathi()).toEqual([]);
  await choice(page, 'मराठी').click();
  await expect(html(page)).toHaveAttribute('lang', 'mr');
  await expect(choice(page, 'मराठी')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ofMarathi().length).toBe(2);
  await expect(page.getByRole('main').getByText('दुग्धजन्य').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'म्हशीचे दूध' }).first().click();
  await expect(page).toHaveURL(shop.url + productLink(milk)); // its address does not change with the language
  await expect(page.getByRole('heading', { level: 1 })).toContainText('म्हशीचे दूध');
  await page.reload();
  await takenOver(page);
  await expect(html(page)).toHaveAttribute('lang', 'mr');
  await addMilk(page).click();
  await expect(page.getByText('वस्तू जोडली')).toBeVisible();
  await expect(cartOf(page, '1 वस्तू')).toBeVisible();

  await page.goto(shop.url + routes.cart);
  await expect(page.getByRole('main')).toContainText('बिलाचा तपशील');
  await expect(page.getByRole('main')).toContainText(english.ui.cart.quantityTotal); // the file lacks it
  await choice(page, 'English').click();
  await expect(page.getByRole('main')).toContainText(english.ui.cart.billDetails);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(english.ui.cart.billDetails);
});

test('where its messages cannot be had, a notice says so and the page stays as it is', async ({ page }) => {
  await page.route(/\/assets\/mr-/, (route) => route.abort());
  await page.goto(shop.url + routes.cancel);
  await choice(page, 'मराठी').click();
  await expect(page.getByText(fill(english.web.languageNotLoaded, { language: 'मराठी' }))).toBeVisible();
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
});

test('a page in Marathi whose messages cannot be had is shown in English', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'mr', url: shop.url }]);
  await page.route(/\/assets\/mr-/, (route) => route.abort());
  await page.goto(shop.url);
  await page.mouse.move(100, 100);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await expect(cartOf(page, english.ui.cart.myCart)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(english.web.recommendations.offers);
});

test('a language that the shop no longer has is forgotten', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'bn', url: shop.url }]);
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto(shop.url);
  await takenOver(page);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
});

test('the dashboard is in Marathi as far as the file has it, and in English in a language without it', async ({
  page,
}) => {
  const { token, refreshToken } = await logIn(clientOf(shop.url), admin.email, admin.password);
  const openIn = async (language: string) => {
    await page.goto(`${shop.url}/favicon.svg`);
    const kept = { accesstoken: token, refreshToken, language };
    await page.evaluate((values) => Object.assign(localStorage, values), kept);
    await page.goto(`${shop.url}/dashboard/category`);
  };
  const adding = (name: string) => page.getByRole('main').getByRole('button', { name });
  await openIn('mr');
  await expect(adding('वर्ग जोडा')).toBeVisible();
  await openIn('ta');
  await expect(adding('Add Category')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'ta');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every language of the shop can be chosen offline', async ({ page, context }) => {
    await page.goto(shop.url);
    await takenOver(page);
    await page.mouse.move(100, 100);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated');
    await context.setOffline(true);
    await choice(page, 'मराठी').click();
    await expect(cartOf(page, 'माझे कार्ट')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('nothing runs out of the page', async ({ page }) => {
    await page.goto(shop.url + routes.cancel);
    await choice(page, 'தமிழ்').click();
    await expect(choice(page, 'தமிழ்')).toHaveAttribute('aria-pressed', 'true');
    const [shown, wide] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(wide).toBe(shown);
  });
});
