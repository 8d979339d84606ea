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

/** A question that wants an answer before anything else. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Permanent Delete' });

/** A category or product of the dashboard's lists. */
export const entry = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A product of which the form has nothing to ask. */
export const complete = async (shop: StockedShop, price: number): Promise<Product> => {
  const [product] = (await shop.listing(1)).products;
  if (!product) throw new Error('the shelf is empty');
  await shop.changes(product, { price, description: 'Fresh.' });
  return { ...product, price };
};

/** Gives a modal its picture, and waits until it is in the shop. */
export const chooseImage = async (place: Locator) => {
  await place.getByLabel('Upload Image').setInputFiles(imageFile());
  await expect(place.getByText('The image is uploaded')).toBeAttached();
};

/** Adds to a list of chips what its name says. */
export const pick = async (page: Page, list: Locator, name: string) => {
  await list.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};
