import { listingLink } from '../../contract/links.js';
import type { CallBody } from '../../contract/schemas.js';
import { unique } from '../support/customer.js';
import { expect, type Page, test } from '../support/browser.js';
import { enter, tabTo } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

/** Creates four products that differ in brand, price, discount and stock. */
const stocked = async (shop: StockedShop) => {
  const { category, subCategory } = await shop.listing(0);
  const word = unique('F').replace(/\W+/g, ''); // a unique word, because the search also finds similar words
  const sells = (name: string, brand: string, fields: Partial<CallBody<'product', 'create'>>) =>
    shop.sells({
      name: `${word} ${name}`,
      category: [category],
      subCategory: [subCategory],
      more_details: { Brand: brand },
      ...fields,
    });
  await sells('red', 'Amul', { price: 20 });
  await sells('green', 'Amul', { price: 60, discount: 50 });
  await sells('blue', 'Nandini', { price: 60, stock: 0 });
  await sells('grey', 'Nandini', { price: 80 });
  return { word, category, subCategory, listing: listingLink(category, subCategory) };
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const takesOff = (page: Page, filter: string) => button(page, `Remove filter: ${filter}`);
const counted = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a list is filtered and sorted without a mouse; the address keeps the filters, and Back and Forward step through them', async ({
  page,
  shop,
}) => {
  const { listing, word } = await stocked(shop);
  await page.goto(listing);
  await page.keyboard.press('Shift'); // the filters come once a person uses the page, or after some seconds
  await expect(counted(page, '4 products')).toBeVisible();
  await enter(page, button(page, 'Brand'));
  const nandini = page.getByRole('checkbox', { name: /^Nandini/ });
  await tabTo(page, nandini);
  await page.keyboard.press('Space');
  await expect(nandini).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Brand (1)')).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
  await expect(counted(page, '2 products')).toBeVisible();

  await enter(page, button(page, /^Sort/));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Sort: Price, high to low')).toBeFocused();
  // what is sold out comes last
  await expect.poll(() => names(page)).toEqual([`${word} grey`, `${word} blue`]);
  expect(paramsOf(page)).toEqual({ brand: 'Nandini', sort: 'priceDown' });

  await page.goBack();
  await expect(button(page, /^Sort/)).toHaveText('Sort: Recommended');
  await page.goForward();
  await expect(button(page, 'Sort: Price, high to low')).toBeVisible();
  await page.reload();
  await expect.poll(() => names(page)).toEqual([`${word} grey`, `${word} blue`]);
  await enter(page, takesOff(page, 'Nandini'));
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator(':focus')).toHaveAccessibleName('Brand');
});

test('filters of a search stay while the customer types on, are cleared by one press, and by another word', async ({
  page,
  shop,
}) => {
  const { word } = await stocked(shop);
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await page.goto(`/search?q=${word}&brand=Amul`);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('End');
  await expect(box).toBeFocused();
  await box.pressSequentially(' red');
  await expect(cards(page)).toHaveCount(1);
  expect(paramsOf(page)).toEqual({ q: `${word} red`, brand: 'Amul' });
  await button(page, 'Clear all').click();
  await expect(takesOff(page, 'Amul')).toHaveCount(0);
  expect(paramsOf(page)).toEqual({ q: `${word} red` });
  await page.goBack();
  await expect(takesOff(page, 'Amul')).toBeVisible();
  await box.press('ControlOrMeta+A');
  await box.pressSequentially('z');
  await expect(page).toHaveURL('/search?q=z');
});
