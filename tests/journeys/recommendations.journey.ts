import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import type { Locator } from '@playwright/test';
import { expect, type Page, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { add, arriveAs, card, keepInBrowser, quantityOf, toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bought = (page: Page) => row(page, 'Buy again');
const seen = (page: Page) => row(page, 'Recently viewed');
const names = (page: Page) => seen(page).getByRole('heading', { level: 3 });

/** Returns the first category row: everything above this row has a fixed height. */
const firstRow = async (page: Page, shop: StockedShop) => {
  const [category] = await shop.categories();
  return row(page, category?.name ?? '');
};

/** Opens product pages one after the other. */
/** Tells whether a product is stored as viewed; true where the browser stores nothing. */
const isStored = (id: string): boolean => {
  try {
    return localStorage.getItem('seen')?.includes(id) ?? false;
  } catch {
    return true;
  }
};

const looksAt = async (page: Page, ...products: readonly { _id: string; name: string }[]) => {
  for (const product of products) {
    await page.goto(productLink(product));
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByText(/^(?:Login|Account)/)
        .first(),
    ).toBeVisible(); // the app runs
    await page.waitForFunction(isStored, product._id);
  }
};

test.describe('bought before', () => {
  test('stands on the home page, to be put into the cart again', async ({ page, shop }) => {
    const customer = await shop.customer();
    const [milk, bread] = [
      await shop.sells({ name: unique('Milk') }),
      await shop.sells({ name: unique('Bread') }),
    ];
    await customer.adds(bread);
    await customer.placesOrder();
    await customer.adds(milk);
    await customer.placesOrder();
    await customer.adds(milk);
    await customer.placesOrder();
    await arriveAs(page, customer);
    await page.goto('/');
    await expect(bought(page).getByRole('heading', { level: 3 })).toHaveText([milk.name, bread.name]);
    await add(bought(page), milk.name).click();
    await expect(quantityOf(bought(page), milk.name)).toHaveText('1');
    await bought(page).getByRole('link', { name: 'See All Buy again' }).click();
    await expect(page).toHaveURL(routes.orders);
  });

  test('moves nothing when it comes: later on a new device, first on a known one', async ({ page, shop }) => {
    const customer = await shop.customer();
    await customer.adds(await shop.sells({ name: unique('Milk') }));
    await customer.placesOrder();
    let answer = (): void => undefined;
    let asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${calls.order.bought.path}`, async (route) => {
      await asked;
      await route.continue();
    });
    const category = await firstRow(page, shop);
    const topOf = async (row: Locator) => (await row.boundingBox())?.y ?? NaN;
    await arriveAs(page, customer);
    const request = page.waitForRequest(`**${calls.order.bought.path}`);
    await page.goto('/');
    await request;
    await expect(category.getByRole('article').first()).toBeVisible();
    await expect(bought(page)).toHaveCount(0);
    const before = await topOf(category);
    answer();
    await expect(bought(page).getByRole('article')).toHaveCount(1);
    expect(await topOf(category)).toBe(before);
    expect(await topOf(bought(page))).toBeGreaterThan(before);

    asked = new Promise<void>((resolve) => (answer = resolve));
    await page.reload();
    await expect(category.getByRole('article').first()).toBeVisible();
    await expect(bought(page).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    const reserved = await topOf(category);
    answer();
    await expect(bought(page).getByRole('article')).toHaveCount(1);
    expect(await topOf(category)).toBe(reserved);
    expect(await topOf(bought(page))).toBeLessThan(reserved);
  });

  test('takes no room for a customer without orders, nor for a guest', async ({ page, shop }) => {
    await page.goto('/');
    await expect((await firstRow(page, shop)).getByRole('article').first()).toBeVisible();
    await expect(bought(page)).toHaveCount(0);
    await arriveAs(page, await shop.customer());
    const answered = page.waitForResponse(`**${calls.order.bought.path}`);
    await page.goto('/');
    await answered;
    await expect((await firstRow(page, shop)).getByRole('article').first()).toBeVisible();
    await expect(bought(page)).toHaveCount(0);
  });
});

test.describe('recently viewed products', () => {
  test('stands on the home page, the last first, and under other products without their own', async ({
    page,
    shop,
  }) => {
    const [milk, bread, gone] = [
      await shop.sells({ name: unique('Milk') }),
      await shop.sells({ name: unique('Bread') }),
      await shop.sells({ name: unique('Gone') }),
    ];
    await looksAt(page, gone, milk, bread);
    await expect(names(page)).toHaveText([milk.name, gone.name]);
    await page.goto('/');
    await expect(names(page)).toHaveText([bread.name, milk.name, gone.name]);
    await shop.drops(gone);
    await page.reload();
    await expect(names(page)).toHaveText([bread.name, milk.name]);
  });

  test('are removed on request', async ({ page, shop }) => {
    await looksAt(page, await shop.sells({ name: unique('Milk') }));
    await page.goto('/');
    await seen(page).getByRole('button', { name: 'Clear recently viewed' }).click();
    await expect(seen(page)).toHaveCount(0);
    await expect(toast(page, 'Recently viewed cleared')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect((await firstRow(page, shop)).getByRole('article').first()).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
  });

  test('are hidden after a log-out and from another account', async ({ page, shop }) => {
    const [asha, bina] = [await shop.customer('Asha'), await shop.customer('Bina')];
    const milk = await shop.sells({ name: unique('Milk') });
    await arriveAs(page, asha);
    await looksAt(page, milk);
    await page.goto('/');
    await expect(names(page)).toHaveText([milk.name]);
    // the session ends without a log-out, and another customer logs in
    await arriveAs(page, bina);
    await page.goto('/');
    await expect((await firstRow(page, shop)).getByRole('article').first()).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
    await arriveAs(page, asha);
    await page.goto('/');
    await expect(names(page)).toHaveText([milk.name]);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page
      .getByRole('button', { name: /Log Out/i })
      .or(page.getByRole('menuitem', { name: /Log Out/i }))
      .click();
    await expect(
      page
        .getByRole('link', { name: 'Login' })
        .or(page.getByRole('button', { name: 'Login' }))
        .first(),
    ).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
  });

  test('lives as long as the page where the browser keeps nothing', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const milk = await shop.sells({ name: unique('Milk') });
    await looksAt(page, milk);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(names(page)).toHaveText([milk.name]);
  });
});

test('products bought together with a product are shown under it', async ({ page, shop }) => {
  const popular = granted(await shop.call(calls.product.popular)).data;
  const told = await Promise.all(
    popular.map(async (product) => ({
      product,
      with: granted(await shop.call(calls.product.together, { body: { productId: product._id } })).data,
    })),
  );
  const known = told.find(({ with: others }) => others.length > 0);
  if (!known) throw new Error('the demo shop’s orders tell of nothing that is bought together');
  await page.goto(productLink(known.product));
  await expect(row(page, 'Frequently bought together').getByRole('heading', { level: 3 })).toHaveText(
    known.with.map(({ name }) => name),
  );
});

test('a missing page and an empty cart show popular products', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(row(page, 'Popular now').getByRole('article')).toHaveCount(12);
  await keepInBrowser(page, { guestcart: '[]' });
  await page.goto(routes.cart);
  const first = row(page, 'Popular now').getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByRole('button', { name: /Proceed/ })).toBeVisible();
  await expect(first.getByRole('group', { name: new RegExp(`Quantity of`) })).toBeVisible();
});

test('a food’s mark and what a kilogram costs are told on card, page and cart line', async ({
  page,
  shop,
}) => {
  const eggs = await shop.sells({
    name: unique('Eggs'),
    unit: '½ dozen',
    price: 60,
    discount: 10,
    more_details: { 'Food type': 'Contains egg' },
  });
  const main = page.getByRole('main');
  await looksAt(page, eggs);
  await expect(main.getByText('Non-vegetarian')).toBeVisible();
  await expect(main).toContainText('½ dozen · ₹9.00 each');
  await expect(main).toContainText('₹10.00 each, based on ₹60.00 before discount');
  await add(main, eggs.name).click();
  await page.goto('/');
  const shown = card(page, eggs.name);
  await expect(shown.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  await expect(shown).toContainText('₹9.00 each');
  await page.goto(routes.cart);
  await expect(main.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  await expect(main).toContainText('½ dozen · ₹9.00 each');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('rows peek, and nothing scrolls sideways', async ({ page, shop }) => {
    await looksAt(page, await shop.sells(), await shop.sells());
    await page.goto('/');
    await expect(seen(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
