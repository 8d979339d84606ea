import { expect, type Locator, type Page, phone, test } from '../support/browser.js';
import { takenOver } from '../support/browserRendering.js';
import { add, arriveAs, enter, fillGuestCart, oneMore, openCart, toast } from '../support/shopper.js';

const main = (page: Page) => page.getByRole('main');

test('the focus goes into the new screen: from Login to Register, and from the cart to the checkout', async ({
  page,
  shop,
}) => {
  await page.goto('/login');
  await enter(page, main(page).getByRole('link', { name: 'Register' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(main(page)).toBeFocused();

  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  await arriveAs(page, customer);
  await page.goto('/');
  await enter(page, (await openCart(page)).getByRole('button', { name: /Proceed/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(main(page)).toBeFocused();
});

test('W-17 the last packet: + keeps the focus, and it is said why there are no more', async ({
  page,
  shop,
}) => {
  const milk = await shop.sells({ stock: 2 });
  await page.goto(`/product/milk-${milk._id}`);
  await takenOver(page); // a second press before that would be ignored
  await enter(page, add(page, milk.name));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Only 2 in stock')).toBeVisible();
  await expect(oneMore(page, milk.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Only 2 in stock')).toBeVisible();
  await expect(oneMore(page, milk.name)).toBeFocused();
});

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
