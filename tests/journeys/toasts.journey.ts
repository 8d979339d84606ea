import { categoryLink, routes } from '../../contract/links.js';
import { goOn } from '../support/axe.js';
import { expect, type Locator, type Page, phone, test } from '../support/browser.js';
import { add, arriveAs, cashOnDelivery, oneMore, quantityOf, toast } from '../support/shopper.js';

/** Lists the buttons and fields that a toast touches, at any scroll position of the page. */
const coveredBy = async (said: Locator): Promise<string[]> => {
  await expect(said).toBeVisible();
  return said.evaluate((words) => {
    const { left, right, top, bottom } = (words.closest('li') ?? words).getBoundingClientRect();
    const floor = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const touched = (button: Element): boolean => {
      const box = button.getBoundingClientRect();
      // the header covers the page
      const shownFrom = button.closest('header') ? box.top : Math.max(box.top, floor);
      return (
        shownFrom < box.bottom &&
        box.left < right &&
        box.right > left &&
        shownFrom < bottom &&
        box.bottom > top
      );
    };
    const covered = new Set<string>();
    // a toast may cover the delivery place and the account on a phone, so only the other buttons count
    const header = window.innerWidth < 768 ? 'header nav button' : 'header button';
    const before = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (const button of document.querySelectorAll(
        `${header}, main a, main button, [role=region] > a, [role=search] *`,
      ))
        if (touched(button)) covered.add(button.getAttribute('aria-label') ?? button.textContent);
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return [...covered];
  });
};

const shows = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

for (const [device, options] of [
  ['phone', phone],
  ['desk', {}],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('a toast covers no button of a listing, of the page of a placed order, nor Proceed', async ({
      page,
      shop,
    }) => {
      const customer = await shop.customer();
      const { category, products } = await shop.listing(8);
      await customer.address();
      await arriveAs(page, customer);
      await page.goto(categoryLink(category));
      const [{ name } = { name: '' }] = products;
      await add(page, name).click();
      await toast(page, 'Item added').hover();
      expect(await coveredBy(toast(page, 'Item added'))).toEqual([]);

      await oneMore(page, name).click();
      await expect(quantityOf(page, name)).toHaveText('2');

      await expect(toast(page, 'Item added')).toHaveCount(0); // the page stays the same one
      await goOn(page, routes.checkout);
      await cashOnDelivery(page).click();
      await toast(page, 'Order placed').hover(); // it stays then
      await shows(page, 'Order Successfully');
      expect(await coveredBy(toast(page, /./))).toEqual([]);

      await goOn(page, routes.orders);
      await page.getByRole('button', { name: /^Order again/ }).click();
      await toast(page, 'Added to your cart').hover();
      await expect(page.getByRole('button', { name: /Proceed$/ })).toBeVisible();
      await expect(quantityOf(page, name)).toHaveText('2');
      expect(await coveredBy(toast(page, 'Added to your cart'))).toEqual([]);
    });
  });
