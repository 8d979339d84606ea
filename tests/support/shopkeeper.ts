import type { Product } from '../../contract/product.js';
import { expect, type Locator, type Page } from './browser.js';
import { arriveAs } from './shopper.js';
import { imageFile } from './image.js';
import type { StockedShop } from './stockedShop.js';

/** Opens a screen of the dashboard as its admin. */
export const keep = async (page: Page, shop: StockedShop, path: string) => {
  await arriveAs(page, await shop.admin());
  await page.goto(path);
};

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

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

/** Chooses an image in a dialog and waits until the shop has stored it. */
export const chooseImage = async (place: Locator) => {
  await place.getByLabel('Upload Image').setInputFiles(imageFile());
  await expect(place.getByText('Image uploaded')).toBeAttached();
};

/** Adds an item to a multi-select by its name. */
export const pick = async (page: Page, list: Locator, name: string) => {
  await list.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};
