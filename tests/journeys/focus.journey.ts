import { expect, type Locator, phone, test } from '../support/browser.js';
import { fillGuestCart } from '../support/shopper.js';

test.describe('on a phone', () => {
  test.use(phone);

  test('what is scrolled to comes to rest beneath the header and above the cart bar', async ({
    page,
    shop,
  }) => {
    const { category } = await shop.listing(6);
    await fillGuestCart(page, [await shop.sells()]);
    await page.goto(`/${encodeURIComponent(category.name)}-${category._id}`);
    const bar = page.getByRole('region', { name: 'Cart' }).getByRole('link');
    await expect(bar).toBeVisible();
    const target = page.getByRole('button', { name: /^Add / }).nth(2);
    const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, height: NaN };
    const scrollTo = (block: 'start' | 'end') =>
      target.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: 'instant' }), block);

    await scrollTo('start');
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(target)).y).toBeGreaterThanOrEqual(header.y + header.height);
    await scrollTo('end');
    const { y, height } = await boxOf(target);
    expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
  });
});
