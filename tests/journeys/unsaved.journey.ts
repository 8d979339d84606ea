import { expect, type Locator, type Page, test } from '../support/browser.js';
import { button, entry, keep } from '../support/shopkeeper.js';
import { admin } from '../support/customer.js';
import { spoilTokens, toast } from '../support/shopper.js';

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const price = (page: Page) => page.getByLabel('Price', { exact: true });
const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard pages' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a product from the list and types another price. */
const editPrice = async (page: Page, name: string) => {
  await button(entry(page, name), `Edit ${name}`).click();
  await price(page).fill('77');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
};

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['the links beside it', (page) => screen(page, 'Orders').click()],
  [
    'the way above it',
    (page) =>
      page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByRole('link', { name: 'Product', exact: true })
        .click(),
  ],
  ['Back', (page) => page.goBack()],
  [
    'a few letters',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('Orders');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'logging out',
    async (page) => {
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
    },
  ],
];

test('A-03 A-06 unsaved changes of a product are never lost without a question, and a save leads back to the list as it was searched', async ({
  page,
  shop,
}) => {
  test.slow(); // a long journey: every way of leaving
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, '/dashboard/product');
  await page.getByRole('searchbox').fill(product.name);
  await expect(page).toHaveURL(/search=/);
  const list = page.url();

  await editPrice(page, product.name);
  const at = page.url();
  for (const [way, leave] of ways)
    await test.step(way, async () => {
      await leave(page);
      await expect(leaving(page)).toBeVisible();
      await button(leaving(page), 'Stay').click();
      await expect(leaving(page)).toBeHidden();
      await expect(page).toHaveURL(at);
      await expect(price(page)).toHaveValue('77');
    });

  await test.step('no question after the old values were restored', async () => {
    await price(page).fill('50');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(list);
  });
  await test.step('discarded', async () => {
    await editPrice(page, product.name);
    await page.goBack();
    await button(leaving(page), 'Discard').click();
    await expect(page).toHaveURL(list);
    await button(entry(page, product.name), `Edit ${product.name}`).click();
    await expect(price(page)).toHaveValue('50');
  });
  await test.step('saved', async () => {
    await price(page).fill('78');
    await button(page, 'Save').click();
    await expect(toast(page, 'Product saved')).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(entry(page, product.name)).toBeVisible();
  });
});

const logIn = async (page: Page) => {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
};
const isBack = (page: Page) => page.getByText('Your unsaved changes are back');

/** Returns the distance in px from the screen's heading to the first field. */
const topOfForm = async (page: Page) => {
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  return (
    (await topOf(page.getByLabel('Name', { exact: true }))) - (await topOf(heading(page, 'Update Product')))
  );
};

test('A-06 a save without a connection shows an error beside the button; what was typed survives that and the end of a session, and is removed once saved', async ({
  page,
  shop,
  context,
}) => {
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, `/dashboard/product/${product._id}`);
  await price(page).fill('77');
  const before = await topOfForm(page);
  await context.setOffline(true);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await topOfForm(page)).toBe(before);
  await context.setOffline(false);
  await expect(price(page)).toHaveValue('77');

  await spoilTokens(page, ['access', 'refresh']);
  await button(page, 'Save').click();
  await logIn(page);
  await expect(isBack(page)).toBeVisible();
  await expect(price(page)).toHaveValue('77');
  await button(page, 'Save').click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  await page.goto(`/dashboard/product/${product._id}`);
  await expect(price(page)).toHaveValue('77');
  await expect(isBack(page)).toBeHidden();
});
