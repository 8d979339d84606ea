import { routes } from '../../contract/links.js';
import { messages as english } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { walk } from '../support/axe.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { arriveAs, card, keepInBrowser, tabTo } from '../support/shopper.js';

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

const said = (page: Page, text: string) =>
  page
    .getByRole('region', {
      name: new RegExp(`^(${hindi.ui.toasts.region}|${english.ui.toasts.region})`),
      includeHidden: true,
    })
    .getByText(text);

const html = (page: Page) => page.locator('html');

/** Opens a page with Hindi chosen at an earlier visit. */
const inHindi = async (page: Page, path: string) => {
  await keepInBrowser(page, { language: 'hi' });
  await page.goto(path);
};

test('a visitor chooses Hindi, keeps it over a reload, hears it from the cart, and goes back to English', async ({
  page,
  shop,
}) => {
  const { name } = await shop.sells();
  await page.goto(`/search?q=${name}`);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await choice(page, 'हिन्दी').click();
  await expect(page.getByRole('combobox', { name: hindi.ui.search.label })).toHaveValue(name);
  await expect(html(page)).toHaveAttribute('lang', 'hi');

  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: hindi.ui.cart.myCart })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await card(page, name)
    .getByRole('button', { name: fill(hindi.ui.product.addNamed, { name: `${name}, 500 ml` }) })
    .click();
  await expect(said(page, hindi.local.itemAdded)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 आइटम' })).toBeVisible();

  await choice(page, 'English').click();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 item' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 item' })).toBeVisible();
});

test('the shop itself answers in the language that is shown', async ({ page }) => {
  await inHindi(page, routes.login);
  await page.getByLabel(hindi.ui.auth.email, { exact: true }).fill('nobody@example.test');
  await page.getByLabel(hindi.ui.auth.password, { exact: true }).fill('Wrong-mango-77');
  await page.getByRole('main').getByRole('button', { name: hindi.ui.auth.login, exact: true }).click();
  await expect(said(page, hindi.errors.wrongCredentials)).toBeVisible();
});

test('what Hindi weighs is fetched only by those who read it', async ({ page, shop }) => {
  const { name } = await shop.sells();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofHindi = () => fetched.filter((path) => /anek-devanagari|\/hi-/.test(path));
  await page.goto(`/search?q=${name}`);
  await expect(card(page, name)).toContainText('₹');
  await choice(page, 'हिन्दी').scrollIntoViewIfNeeded();
  await page.evaluate(async () => document.fonts.ready);
  expect(ofHindi()).toEqual([]);
  await choice(page, 'हिन्दी').click();
  await expect(page.getByRole('combobox', { name: hindi.ui.search.label })).toBeVisible();
  await expect.poll(() => ofHindi().length).toBe(2);
});

test('where Hindi cannot be had, a notice says so and the page stays as it is', async ({ page }) => {
  await page.route(/\/assets\/hi-/, (route) => route.abort());
  await page.goto(routes.cancel);
  await choice(page, 'हिन्दी').click();
  await expect(said(page, fill(english.web.languageNotLoaded, { language: 'हिन्दी' }))).toBeVisible();
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
});

test('axe has no more to say in Hindi than in English', async ({ page, shop }) => {
  const { name } = await shop.sells({ price: 100, discount: 10 });
  await inHindi(page, `/search?q=${name}`);
  await card(page, name)
    .getByRole('button', { name: fill(hindi.ui.product.addNamed, { name: `${name}, 500 ml` }) })
    .click();
  const paths = [routes.home, routes.cart, routes.register];
  const screens = paths.map((path) => ({ name: path, arrive: () => page.goto(path) }));
  expect(await walk(page, screens)).toEqual({});
});

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('the language is chosen by keyboard, and nothing runs out of the page', async ({ page }) => {
    await page.goto(routes.cancel);
    await tabTo(page, choice(page, 'हिन्दी'));
    await page.keyboard.press('Enter');
    await expect(choice(page, 'हिन्दी')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'हिन्दी')).toBeFocused();
    for (const path of [routes.home, routes.cart, routes.login, routes.register, '/search?q=दूध']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText('सर्वाधिकार');
      const [shown, wide] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(`${path} ${wide}`).toBe(`${path} ${shown}`);
    }
  });
});

test('S-090 a log-out keeps the language, which belongs to the device', async ({ page, shop }) => {
  await arriveAs(page, await shop.customer());
  await page.goto(routes.user);
  await choice(page, 'हिन्दी').click();
  await page.getByRole('main').getByRole('button', { name: hindi.ui.account.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: hindi.web.account.login })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language']);
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
});
