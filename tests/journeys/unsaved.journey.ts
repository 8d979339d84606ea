import { expect, type Locator, type Page, test } from '../support/browser.js';
import { button, entry, keep } from '../support/shopkeeper.js';
import { admin } from '../support/customer.js';
import { arriveAs, spoilTokens, toast } from '../support/shopper.js';

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
];

test('A-06 unsaved changes of a product are never lost without a question', async ({ page, shop }) => {
  test.slow(); // a long journey: every way of leaving, twice
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, `/dashboard/product?search=${product.name}`);
  for (const [way, leave] of ways)
    await test.step(way, async () => {
      await editPrice(page, product.name);
      const at = page.url();
      await leave(page);
      await expect(leaving(page)).toBeVisible();
      await button(leaving(page), 'Stay').click();
      await expect(leaving(page)).toBeHidden();
      await expect(page).toHaveURL(at);
      await expect(price(page)).toHaveValue('77');

      await leave(page);
      await button(leaving(page), 'Discard').click();
      await expect(heading(page, 'Update Product')).toBeHidden();
      await page.goto(`/dashboard/product?search=${product.name}`);
      await button(entry(page, product.name), `Edit ${product.name}`).click();
      await expect(price(page)).toHaveValue('50');
      await page.goBack();
    });
});

test('A-06 there is no question after a save, or after the old values were restored', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, `/dashboard/product?search=${product.name}`);
  await editPrice(page, product.name);
  await price(page).fill('50');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.goBack();
  await expect(heading(page, 'Product')).toBeVisible();
  await page.goForward();
  await price(page).fill('78');
  await button(page, 'Save').click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  await expect(heading(page, 'Product')).toBeVisible();
});

test('A-06 a product that was only begun is not left without asking, nor is the shop by logging out', async ({
  page,
  shop,
}) => {
  await keep(page, shop, '/dashboard/upload-product');
  await page.getByLabel('Name', { exact: true }).fill('Kesar');
  await screen(page, 'Stock and prices').click();
  await button(leaving(page), 'Stay').click();
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await button(leaving(page), 'Stay').click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kesar');
  await screen(page, 'Stock and prices').click();
  await button(leaving(page), 'Discard').click();
  await expect(heading(page, 'Stock and prices')).toBeVisible();
});

const logIn = async (page: Page) => {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
};
/** Removes the tokens from another tab, as a log-out there does. */
const logOutElsewhere = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login');
  await other.close();
};
const isBack = (page: Page) => page.getByText('Your unsaved changes are back');

test('A-06 unsaved changes of a product survive the end of a session, and are removed once saved', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, `/dashboard/product/${product._id}`);
  await price(page).fill('77');
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

test('A-06 W-34 unsaved changes survive a log-out in another tab, and an edit conflict is shown', async ({
  page,
  shop,
}) => {
  test.slow(); // a long journey: three sessions
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, '/dashboard/upload-product');
  await page.getByLabel('Name', { exact: true }).fill('Kesar');
  await logOutElsewhere(page);
  await arriveAs(page, await shop.admin());
  await page.goto('/dashboard/upload-product');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kesar');
  await button(page, 'Discard').click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');

  await page.goto(`/dashboard/product/${product._id}`);
  await price(page).fill('77');
  await logOutElsewhere(page);
  await shop.changes(product, { price: 60 });
  await arriveAs(page, await shop.admin());
  await page.goto(`/dashboard/product/${product._id}`);
  await expect(price(page)).toHaveValue('77');
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog', { name: 'Someone else saved this product' })).toBeVisible();
});

test('A-03 saving and the way above lead back to the list as it was searched', async ({ page, shop }) => {
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, '/dashboard/product');
  await page.getByRole('searchbox').fill(product.name);
  await expect(page).toHaveURL(/search=/);
  const list = page.url();
  await editPrice(page, product.name);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(list);
  await expect(entry(page, product.name)).toBeVisible();
  await button(entry(page, product.name), `Edit ${product.name}`).click();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await expect(page).toHaveURL(list);
});

test('a missing product or order is reported as missing, with a link to the list and no retry', async ({
  page,
  shop,
}) => {
  await keep(page, shop, '/dashboard/orders/TK-AAAA-BBBB');
  await expect(page.getByText('Order not found')).toBeVisible();
  await expect(button(page, 'Retry')).toBeHidden();
  await expect(page.getByText('Check your connection')).toBeHidden();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(heading(page, 'Orders')).toBeVisible();
  for (const id of ['f'.repeat(24), 'nonsense']) {
    await page.goto(`/dashboard/product/${id}`);
    await expect(page.getByText('Product not found')).toBeVisible();
    await expect(button(page, 'Retry')).toBeHidden();
    await expect(toast(page, /./)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(heading(page, 'Product')).toBeVisible();
});

test('a product that was deleted meanwhile is saved as a new one', async ({ page, shop }) => {
  const product = await shop.sells({ price: 50, description: 'Full cream' });
  await keep(page, shop, `/dashboard/product/${product._id}`);
  await price(page).fill('77');
  await shop.drops(product);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('Someone else deleted this product');
  await button(page, 'Save as a new product').click();
  await expect(toast(page, 'Product added')).toBeVisible();
  await expect(heading(page, 'Product')).toBeVisible();
  expect(await shop.finds(product.name)).toMatchObject([{ name: product.name, price: 77 }]);
});

/** Returns the distance in px from the screen's heading to the first field. */
const topOfForm = async (page: Page) => {
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  return (
    (await topOf(page.getByLabel('Name', { exact: true }))) - (await topOf(heading(page, 'Update Product')))
  );
};

test('a save without a connection shows an error beside the button, and the typed values stay', async ({
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
  await button(page, 'Save').click();
  await expect(toast(page, 'Product saved')).toBeVisible();
});

test('A-06 a note on an order is not left without asking, and outlives the end of a session', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  await keep(page, shop, `/dashboard/orders/${orderId}`);
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Ring twice');
  await screen(page, 'Product').click();
  await expect(leaving(page)).toBeVisible();
  await button(leaving(page), 'Stay').click();
  await page.reload();
  await expect(note).toHaveValue('Ring twice');
  await screen(page, 'Product').click();
  await button(leaving(page), 'Discard').click();
  await expect(heading(page, 'Product')).toBeVisible();
  await page.goto(`/dashboard/orders/${orderId}`);
  await expect(note).toHaveValue('');
});
