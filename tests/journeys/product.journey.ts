import { productLink } from '../../contract/links.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { takenOver } from '../support/browserRendering.js';
import { unique } from '../support/customer.js';
import { add, cartButton, fillGuestCart, oneMore, toast } from '../support/shopper.js';

const main = (page: Page) => page.getByRole('main');
const cartBar = (page: Page) => page.getByRole('region', { name: 'Cart' }).getByRole('link');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Details that are longer than a screen. */
const long = { description: 'Boil before use.\n'.repeat(80) };

test.describe('on a phone', () => {
  test.use(phone);

  test('Add stays in reach: one bar at the bottom has it while the page’s own is out of view, otherwise the cart', async ({
    page,
    shop,
  }) => {
    const milk = await shop.sells({ name: unique('Milk'), price: 40, ...long });
    const bar = main(page).getByRole('region', { name: milk.name });
    await page.goto(productLink(milk));
    await takenOver(page);
    await expect(add(page, milk.name)).toBeInViewport();
    await expect(bar).toBeHidden();

    await scrollTo(page, 1_500);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await add(bar, milk.name).click();
    await expect(oneMore(bar, milk.name)).toBeFocused();
    await expect(bar.getByRole('link', { name: /1 item.*View Cart/ })).toHaveAttribute('href', '/cart');
    await expect(cartBar(page)).toBeHidden();

    await scrollTo(page, 0);
    await expect(bar).toBeHidden();
    await expect(cartBar(page)).toBeInViewport();

    await scrollTo(page, 1_500);
    await bar.getByRole('link', { name: /View Cart/ }).click();
    await expect(page).toHaveURL('/cart');
  });

  test('Add is in reach before anybody uses the page, where the bar of the cart would cover it', async ({
    page,
    shop,
  }) => {
    const milk = await shop.sells({ name: unique('Milk') });
    const rice = await shop.sells({ name: unique('Rice'), ...long });
    await fillGuestCart(page, [milk]);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.addInitScript(() => {
      const { setTimeout } = window;
      // a page counts as used after some seconds
      window.setTimeout = ((...[work, ms]: Parameters<typeof setTimeout>) =>
        (ms ?? 0) >= 3_000 ? 0 : setTimeout(work, ms)) as typeof setTimeout;
    });
    await page.goto(productLink(rice));
    const riceBar = main(page).getByRole('region', { name: rice.name });
    await expect(add(riceBar, rice.name)).toBeInViewport({ ratio: 1 });
  });
});

test('on a desktop the box with price and Add stays in view beside the details, and the product is shared by its link', async ({
  page,
  shop,
}) => {
  const milk = await shop.sells({ name: unique('Milk'), price: 40, ...long });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(productLink(milk));
  await takenOver(page);
  await scrollTo(page, 1_000);
  await expect(add(page, milk.name)).toBeInViewport({ ratio: 1 });
  await add(page, milk.name).click();
  await expect(cartButton(page)).toHaveText('1 item₹40.00');

  await main(page).getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(productLink(milk), page.url()).href,
  );
});
