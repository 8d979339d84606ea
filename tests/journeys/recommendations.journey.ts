import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../support/browser.js';
import { renderInBrowser } from '../support/browserRendering.js';
import { unique } from '../support/customer.js';
import { expectFirstCard, withCategoriesOfTheDemo } from '../support/firstCard.js';
import { add, arriveAs, keepInBrowser, quantityOf, toast } from '../support/shopper.js';

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bought = (page: Page) => row(page, 'Buy again');
const seen = (page: Page) => row(page, 'Recently viewed');
const names = (page: Page) => seen(page).getByRole('heading', { level: 3 });

/** The row of best sellers: everything above this row has a fixed height. */
const bestSellers = (page: Page) => page.getByRole('region', { name: /^(?:Best sellers|Popular now)$/ });

/** Opens a product's page, and waits until the browser remembers it. */
const looksAt = async (page: Page, product: { _id: string; name: string }) => {
  await page.goto(productLink(product));
  await page.mouse.move(5, 5); // otherwise the app runs after some seconds
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.waitForFunction((id) => localStorage.getItem('seen')?.includes(id), product._id);
};

test('G-12 what was bought before stands on the home page, on a known device first and with its first card in the first view, to be put into the cart again, and moves nothing when it comes', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const milk = await shop.sells({ name: unique('Milk') });
  await customer.adds(milk);
  await customer.placesOrder();
  let answer = (): void => undefined;
  let asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${calls.order.bought.path}`, async (route) => {
    await asked;
    await route.continue();
  });
  const above = bestSellers(page);
  const topOf = async (row: Locator) => (await row.boundingBox())?.y ?? NaN;

  await test.step('later on a new device', async () => {
    await arriveAs(page, customer);
    const request = page.waitForRequest(`**${calls.order.bought.path}`);
    await page.goto('/');
    await request;
    await expect(above.getByRole('article').first()).toBeVisible();
    await expect(bought(page)).toHaveCount(0);
    const before = await topOf(above);
    answer();
    await expect(bought(page).getByRole('article')).toHaveCount(1);
    expect(await topOf(above)).toBe(before);
    expect(await topOf(bought(page))).toBeGreaterThan(before);
  });
  await test.step('first on a known one', async () => {
    asked = new Promise<void>((resolve) => (answer = resolve));
    await renderInBrowser(page);
    await withCategoriesOfTheDemo(page);
    await page.reload();
    await expect(above.getByRole('article').first()).toBeVisible();
    await expect(bought(page).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    const reserved = await topOf(above);
    answer();
    await expect(bought(page).getByRole('article')).toHaveCount(1);
    expect(await topOf(above)).toBe(reserved);
    expect(await topOf(bought(page))).toBeLessThan(reserved);
    const regions = page.getByRole('main').getByRole('region');
    const rows = regions.filter({ has: page.getByRole('article') });
    await expect(rows.first()).toHaveAccessibleName('Buy again');
    await expectFirstCard(page);
  });

  await add(bought(page), milk.name).click();
  await expect(quantityOf(bought(page), milk.name)).toHaveText('1');
  await bought(page).getByRole('link', { name: 'See All Buy again' }).click();
  await expect(page).toHaveURL(routes.orders);
});

test('recently viewed products stand on the home page, the last first, and under other products without their own; they are cleared on request', async ({
  page,
  shop,
}) => {
  const [milk, bread, gone] = [
    await shop.sells({ name: unique('Milk') }),
    await shop.sells({ name: unique('Bread') }),
    await shop.sells({ name: unique('Gone') }),
  ];
  await keepInBrowser(page, { seen: JSON.stringify({ entries: [milk._id, gone._id] }) });
  await looksAt(page, bread);
  await page.mouse.wheel(0, 5_000);
  await expect(names(page)).toHaveText([milk.name, gone.name]);
  await page.goto('/');
  await expect(names(page)).toHaveText([bread.name, milk.name, gone.name]);
  await shop.drops(gone);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(names(page)).toHaveText([bread.name, milk.name]);
  // the row peeks, and nothing scrolls sideways
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await seen(page).getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(seen(page)).toHaveCount(0);
  await expect(toast(page, 'Recently viewed cleared')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
});
