import { calls } from '../../contract/calls.js';
import { listingLink } from '../../contract/links.js';
import type { CallBody } from '../../contract/schemas.js';
import { unique } from '../support/customer.js';
import { goOn, type Screen, walk } from '../support/axe.js';
import { expect, type Page, phone, type Request, test } from '../support/browser.js';
import { enter, tabTo } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const searchPath = calls.product.search.path;

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

test('a search is filtered by brand; Back and Forward step through the filters, and the address keeps them', async ({
  page,
  shop,
}) => {
  const { word } = await stocked(shop);
  await page.goto(`/search?q=${word}`);
  await expect(counted(page, '4 products')).toBeVisible();
  await button(page, 'Brand').click();
  const brands = page.getByRole('dialog', { name: 'Brand' });
  await brands.getByRole('checkbox', { name: /^Amul 2/ }).check();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(2);
  await expect(counted(page, '2 products')).toBeVisible();
  expect(paramsOf(page)).toEqual({ q: word, brand: 'Amul' });

  await button(page, 'In stock').click();
  await expect(takesOff(page, 'In stock')).toBeVisible();
  await takesOff(page, 'In stock').click();
  await expect(takesOff(page, 'In stock')).toHaveCount(0);

  await page.goBack();
  await expect(takesOff(page, 'In stock')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  expect(paramsOf(page)).toEqual({ q: word });
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(takesOff(page, 'Amul')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('a price range, a discount and a sort order apply; one click clears all filters', async ({
  page,
  shop,
}) => {
  const { word } = await stocked(shop);
  await page.goto(`/search?q=${word}`);
  await button(page, 'Price').click();
  const prices = page.getByRole('dialog', { name: 'Price' });
  await prices.getByLabel('From ₹').fill('90'); // the higher price first: the range means 20 to 90
  await prices.getByLabel('To ₹').fill('20');
  await prices.getByRole('button', { name: 'Apply' }).click();
  await expect(takesOff(page, '₹20.00 to ₹90.00')).toBeVisible();
  await button(page, /^Sort/).click();
  await page.getByRole('menuitemradio', { name: 'Price, high to low' }).click();
  await expect
    .poll(() => names(page))
    // a sold-out product comes last
    .toEqual(['grey', 'green', 'red', 'blue'].map((name) => `${word} ${name}`));
  await button(page, 'Discount').click();
  await page.getByRole('radio', { name: /^50% off or more/ }).check();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(1);
  expect(paramsOf(page)).toEqual({ q: word, from: '20', to: '90', off: '50', sort: 'priceDown' });
  await button(page, 'Clear all').click();
  await expect(cards(page)).toHaveCount(4);
  expect(paramsOf(page)).toEqual({ q: word, sort: 'priceDown' });
});

test('a keyboard user filters a category and clears the filter', async ({ page, shop }) => {
  const { listing, word } = await stocked(shop);
  await page.goto(listing);
  await expect(counted(page, '4 products')).toBeVisible();
  const brand = button(page, 'Brand');
  await enter(page, brand);
  const nandini = page.getByRole('checkbox', { name: /^Nandini/ });
  await tabTo(page, nandini);
  await page.keyboard.press('Space');
  await expect(nandini).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Brand (1)')).toBeFocused();
  await expect(cards(page)).toHaveCount(2);

  await enter(page, button(page, /^Sort/));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Sort: Price, high to low')).toBeFocused();
  await expect.poll(() => names(page)).toEqual([`${word} grey`, `${word} blue`]);

  await enter(page, takesOff(page, 'Nandini'));
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator(':focus')).toHaveAccessibleName('Brand');
});

test('invalid filters in an address are ignored, and nothing is requested for them', async ({
  page,
  shop,
}) => {
  const { word, listing } = await stocked(shop);
  const asked: { filters?: unknown; sort?: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(searchPath)) asked.push(request.postDataJSON() as object);
  });
  const wrong =
    'sub=zzz&sub=000000000000000000000000&brand=&from=abc&to=-1&off=33&stock=1&food=x&sort=constructor';
  await page.goto(`/search?q=${word}&${wrong}`);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0);
  expect(asked.at(-1)).toEqual({ search: word, page: 1 });
  await page.goto(`${listing}?${wrong}&sub=${'a'.repeat(24)}`);
  await expect(cards(page)).toHaveCount(4);
});

test('filters stay while the customer types on, and are cleared by another word', async ({ page, shop }) => {
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
  await box.press('ControlOrMeta+A');
  await box.pressSequentially('z');
  await expect(page).toHaveURL('/search?q=z');

  await page.goto(`/search?q=${word}&brand=Amul`);
  await page.mouse.move(1, 1); // the search box loads once the page is used
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(takesOff(page, 'Amul')).toHaveCount(0);
});

test('where the filters leave no product, one click clears them', async ({ page, shop }) => {
  const { word, listing } = await stocked(shop);
  for (const address of [`/search?q=${word}&to=1`, `${listing}?to=1`]) {
    await page.goto(address);
    await expect(page.getByText('No products match these filters')).toBeVisible();
    await expect(takesOff(page, 'Up to ₹1.00')).toBeVisible();
    await button(page, 'Clear all filters').click();
    await expect(cards(page)).toHaveCount(4);
  }
});

test('a late reply to older filters is not shown', async ({ page, shop }) => {
  const { word } = await stocked(shop);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let late: Promise<void> | undefined;
  await page.route(`**${searchPath}`, async (route) => {
    const { filters } = route.request().postDataJSON() as CallBody<'product', 'search'>;
    if (filters?.inStock && !filters.brands) {
      const answer = await route.fetch();
      late = held.then(() => route.fulfill({ response: answer }).catch(() => undefined));
    } else await route.continue();
  });
  await page.goto(`/search?q=${word}`);
  await expect(button(page, 'Brand')).toBeVisible();
  await button(page, 'In stock').click();
  await expect.poll(() => late !== undefined).toBe(true);
  await button(page, 'Brand').click();
  await page.getByRole('checkbox', { name: /^Nandini/ }).check();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(1);
  letGo();
  await late;
  await takesOff(page, 'In stock').click(); // makes sure that the page is ready for the next click
  await expect(cards(page)).toHaveCount(2);
  expect(await names(page)).toEqual([`${word} grey`, `${word} blue`]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a sheet says how many products there will be, and nothing happens before it is applied', async ({
    page,
    shop,
  }) => {
    const { word } = await stocked(shop);
    await page.goto(`/search?q=${word}`);
    await expect(cards(page)).toHaveCount(4);
    await button(page, 'Filter').click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect(sheet.getByRole('button', { name: 'Show 4 products' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Amul/ }).check();
    await sheet.getByLabel('To ₹').fill('30');
    await sheet.getByLabel('From ₹').focus();
    await sheet.getByRole('button', { name: 'Show 2 products' }).click(); // ₹20, and ₹60 less half
    expect(paramsOf(page)).toEqual({ q: word, brand: 'Amul', to: '30' });
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);

    await button(page, 'Sort').click();
    await page.getByRole('menuitemradio', { name: 'Biggest discount' }).click();
    await expect(cards(page).first()).toContainText(`${word} green`);
  });
});

for (const [device, options] of [
  ['a desk', {}],
  ['a phone', phone],
] as const)
  test.describe(`the filters of a list, on ${device}`, () => {
    test.use(options);

    test('is clean by axe, open and shut, in light and dark', async ({ page, shop }) => {
      const { word, listing } = await stocked(shop);
      const opened = (address: string, press: string | RegExp, role: 'dialog' | 'menu'): Screen => ({
        name: `${String(press)} on ${address}`,
        arrive: async () => {
          await goOn(page, address);
          await button(page, press).click();
          await expect(page.getByRole(role)).toBeVisible();
        },
      });
      const filtered = `/search?q=${word}&brand=Amul&stock=in&sort=price`;
      const screens: Screen[] = [
        ...[filtered, `${listing}?brand=Amul`].map((address) => ({
          name: address,
          arrive: async () => {
            await page.goto(address);
            await expect(takesOff(page, 'Amul')).toBeVisible();
          },
        })),
        ...(device === 'a desk'
          ? [opened(filtered, 'Brand (1)', 'dialog'), opened(filtered, 'Price', 'dialog')]
          : [opened(filtered, 'Filter (2)', 'dialog')]),
        opened(filtered, /^Sort/, 'menu'),
      ];
      expect(await walk(page, screens, { dark: true })).toEqual({});
    });
  });
