import { routes } from '../../contract/links.js';
import { messages as english } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { card, tabTo } from '../support/shopper.js';

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

const said = (page: Page, text: string) =>
  page
    .getByRole('region', {
      name: new RegExp(`^(${hindi.ui.toasts.region}|${english.ui.toasts.region})`),
      includeHidden: true,
    })
    .getByText(text);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const html = (page: Page) => page.locator('html');

test('a visitor chooses Hindi, which is fetched only then, keeps it over a reload, hears it from the cart, and goes back to English', async ({
  page,
  shop,
}) => {
  const { name } = await shop.sells();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofHindi = () => fetched.filter((path) => /anek-devanagari|\/hi-/.test(path));
  await page.goto(`/search?q=${name}`);
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await expect(card(page, name)).toContainText('₹');
  await takenOver(page); // before, the server renders the page in the chosen language (rendered.journey.ts)
  await choice(page, 'हिन्दी').scrollIntoViewIfNeeded();
  await page.evaluate(async () => document.fonts.ready);
  expect(ofHindi()).toEqual([]);
  await choice(page, 'हिन्दी').click();
  await expect(page.getByRole('combobox', { name: hindi.ui.search.label })).toHaveValue(name);
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await expect.poll(() => ofHindi().length).toBe(2);

  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: hindi.ui.cart.myCart })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await card(page, name)
    .getByRole('button', { name: fill(hindi.ui.product.addNamed, { name: `${name}, 500 मिली` }) })
    .click();
  await expect(said(page, hindi.local.itemAdded)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 आइटम' })).toBeVisible();

  await choice(page, 'English').click();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 item' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: '1 item' })).toBeVisible();
});

test('where Hindi cannot be had, a notice says so and the page stays as it is', async ({ page }) => {
  await page.route(/\/assets\/hi-/, (route) => route.abort());
  await page.goto(routes.cancel);
  await takenOver(page);
  await choice(page, 'हिन्दी').click();
  await expect(said(page, fill(english.web.languageNotLoaded, { language: 'हिन्दी' }))).toBeVisible();
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
  await expect(html(page)).toHaveAttribute('lang', 'en-IN');
});

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('a language is chosen by keyboard, and nothing runs out of the page', async ({ page }) => {
    await page.goto(routes.cancel);
    await takenOver(page);
    await tabTo(page, choice(page, 'हिन्दी'));
    await page.keyboard.press('Enter');
    await expect(choice(page, 'हिन्दी')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'हिन्दी')).toBeFocused();
    for (const path of [routes.home, routes.cart, routes.register]) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText('सर्वाधिकार');
      expect(`${path} ${await widthOf(page)}`).toBe(`${path} 320`);
    }
    await choice(page, 'தமிழ்').click(); // added by a file
    await expect(choice(page, 'தமிழ்')).toHaveAttribute('aria-pressed', 'true');
    expect(await widthOf(page)).toBe(320);
  });
});
