import type { Product } from '../../contract/product.js';
import type { Account } from './customer.js';
import { expect, type Locator, type Page } from './browser.js';

/** Actions and views of a customer in the storefront, found by the names on the screen. */

const tokens = { access: 'accesstoken', refresh: 'refreshToken' };

/**
 * An address of the shop that runs no script, so that the storage can be set before the storefront starts.
 */
const quietPage = '/favicon.svg';

/** Sets values in the browser's storage before the storefront opens. */
export const keepInBrowser = async (page: Page, values: Record<string, string>): Promise<void> => {
  await page.goto(quietPage);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, values);
};

/** Puts one of each product into a guest's cart before the storefront opens. */
export const fillGuestCart = (page: Page, products: Pick<Product, '_id' | 'name' | 'price'>[]) => {
  const lines = products.map(({ _id, name, price }) => ({
    productId: _id,
    quantity: 1,
    seenPrice: price,
    name,
  }));
  return keepInBrowser(page, { guestcart: JSON.stringify(lines) });
};

/** Logs in before the storefront opens. */
export const arriveAs = (page: Page, { token, refreshToken }: Account): Promise<void> =>
  keepInBrowser(page, { [tokens.access]: token, [tokens.refresh]: refreshToken });

/** Makes the given tokens invalid, as their expiry does. */
export const spoilTokens = (page: Page, which: ('access' | 'refresh')[]): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, -6)}AAAAAA`);
    },
    which.map((name) => tokens[name]),
  );

/** Returns a visible toast, also one that an open dialog hides from screen readers. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByText(text);

/** Returns the current step in an order's timeline. */
export const currentStep = (page: Page): Locator =>
  page.getByRole('list', { name: 'Order status' }).locator('[aria-current=step]');

/** Returns the header's cart button, whose name is the cart's contents. */
export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /My Cart|items?/ });

/** Returns a product's card. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Matches a button's name that contains the product's name, with or without the unit. */
const naming = (doing: string, name: string): RegExp =>
  new RegExp(`^${doing} ${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(,|$)`);

export const add = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: naming('Add', name) });

export const oneMore = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: naming('One more', name) });

export const oneLess = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: naming('One less', name) });

export const remove = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: naming('Remove', name) });

/** Returns the quantity that a product's stepper shows. */
export const quantityOf = (place: Page | Locator, name: string): Locator =>
  place.getByRole('group', { name: naming('Quantity of', name) }).getByRole('status');

/** Opens the cart drawer beside the page. */
export const openCart = async (page: Page): Promise<Locator> => {
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toBeVisible();
  return drawer;
};

/** Returns the amount beside a term in the bill. */
export const billed = (place: Page | Locator, term: string): Locator =>
  place
    .getByRole('region', { name: 'Bill details' })
    .getByRole('term')
    .filter({ hasText: term })
    .locator('xpath=following-sibling::dd');

/** Types into the search box, on any screen. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  const prompt = page.getByRole('link', { name: 'Search for products' });
  if (await prompt.isVisible()) await prompt.click();
  await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially(text);
};

export const cashOnDelivery = (page: Page): Locator =>
  page.getByRole('button', { name: /^Case on Delivery/ });

/** Fills the open address form. */
export const fillAddress = async (
  page: Page,
  fields: Partial<Record<string, string>> = {},
): Promise<void> => {
  const home = {
    'Address Line': '12 Laxmi Road',
    City: 'Pune',
    State: 'Maharashtra',
    'PIN code': '411030',
    'Mobile No.': '9876543210',
    ...fields,
  };
  for (const [label, value] of Object.entries(home))
    await page.getByLabel(label, { exact: true }).fill(value);
};

/** Presses Tab until an element has the focus, and checks that it is visible. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled(); // Tab skips what is disabled for now
  let element = await target.elementHandle();
  for (let steps = 0; steps <= 120; steps += 1) {
    const place = await element?.evaluate((found) =>
      found.isConnected ? found === document.activeElement : undefined,
    );
    if (place) return;
    // finding an element by its role takes longer than the key, so it is looked for again only if it is gone
    if (place === undefined) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  throw new Error(`${String(target)} cannot be reached with ${key}; the focus is on ${focused}`);
};

/** Tabs to an element and presses Enter. */
export const enter = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
};
