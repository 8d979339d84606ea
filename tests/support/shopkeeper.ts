import type { Product } from '../../contract/product.js';
import type { Locator, Page } from './browser.js';
import { arriveAs } from './shopper.js';
import type { StockedShop } from './stockedShop.js';

/** Opens a screen of the dashboard as its admin. */
export const keep = async (page: Page, shop: StockedShop, path: string) => {
  await arriveAs(page, await shop.admin());
  await page.goto(path);
};

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
/** Returns the confirmation dialog of a permanent action. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Permanent Delete' });

/** Returns a category or product in the dashboard's lists. */
export const entry = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Creates a product whose form has no missing field. */
export const complete = async (shop: StockedShop, price: number): Promise<Product> => {
  const [product] = (await shop.listing(1)).products;
  if (!product) throw new Error('the shelf is empty');
  await shop.changes(product, { price, description: 'Fresh.' });
  return { ...product, price };
};
