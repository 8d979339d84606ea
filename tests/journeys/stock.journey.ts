import { expect, type Page, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { arriveAs, toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

/** Opens the stock table and searches in it. */
const openTable = async (page: Page, shop: StockedShop, search: string, more = '') => {
  await arriveAs(page, await shop.admin());
  await page.goto(`/dashboard/stock?search=${encodeURIComponent(search)}${more}`);
};
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const cell = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^Edit ${label}:`) });
const edit = async (page: Page, label: string, value: string) => {
  await cell(page, label).click();
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.keyboard.press('Enter');
};
const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/, includeHidden: true });
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check();
const bulk = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bulk actions' }).getByRole('button', { name });

test('A-05 a price is edited in place, and undone from the notice', async ({ page, shop }) => {
  const product = await shop.sells({ name: unique('Honey'), price: 240, discount: 10 });
  await openTable(page, shop, product.name);
  await expect(row(page, product.name)).toContainText('₹216.00');
  await edit(page, `Price of ${product.name}`, '250');
  await expect(toast(page, `Price of ${product.name} is now ₹250.00`)).toBeVisible();
  await expect(row(page, product.name)).toContainText('₹225.00');
  await expect(cell(page, `Price of ${product.name}`)).toBeFocused();

  await notices(page).getByRole('button', { name: 'Undo', includeHidden: true }).click();
  await expect(toast(page, `Price of ${product.name} is ₹240.00 again`)).toBeVisible();
  await page.reload();
  await expect(cell(page, `Price of ${product.name}`)).toHaveText('₹240.00');
});

test('A-07 an invalid value shows its error without moving anything in the table', async ({ page, shop }) => {
  const category = await shop.listing(3);
  const [first] = category.products;
  const label = `Discount of ${first?.name}`;
  await openTable(page, shop, '', `&category=${category.category._id}`);
  await expect(cell(page, label)).toBeVisible();
  const places = () =>
    page
      .getByRole('table')
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Object.values(cell.getBoundingClientRect().toJSON())));
  const before = await places();
  await edit(page, label, '101');
  await expect(page.getByRole('alert')).toHaveText('Enter a number from 0 to 100');
  await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/from 0 to 100/);
  expect(await places()).toEqual(before);
});

test('W-34 a stock edit applies the difference: customers’ purchases meanwhile are kept, also after Undo', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Ghee'), stock: 10 });
  await openTable(page, shop, product.name);
  await expect(cell(page, `Stock of ${product.name}`)).toHaveText('10');
  const customer = await shop.customer();
  await customer.adds(product, 3);
  await customer.placesOrder();
  await edit(page, `Stock of ${product.name}`, '20');
  await expect(
    toast(page, `Stock of ${product.name} is now 17, including changes since you looked`),
  ).toBeVisible();
  await notices(page).getByRole('button', { name: 'Undo', includeHidden: true }).click();
  await expect(toast(page, `Stock of ${product.name} is 7 again`)).toBeVisible();
  expect(await shop.stockOf(product)).toBe(7);
});

test('W-34 a stock that orders have fallen below is said as it is, and saved again it is set', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Saffron'), stock: 10 });
  const label = `Stock of ${product.name}`;
  await openTable(page, shop, product.name);
  await expect(cell(page, label)).toHaveText('10');
  const customer = await shop.customer();
  await customer.adds(product, 6);
  await customer.placesOrder();
  await shop.changes(product, { price: 80 });
  await edit(page, label, '2');
  await expect(
    page.getByText('Only 4 left since you looked. Save 2 again if that is the actual stock'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, `${label} is now 2`)).toBeVisible();
  expect(await shop.stockOf(product)).toBe(2);
  await expect(row(page, product.name)).toContainText('₹80.00');
});

test('W-34 Enter right after an error acts on that error', async ({ page, shop }) => {
  const product = await shop.sells({ name: unique('Mace'), stock: 10 });
  const label = `Stock of ${product.name}`;
  await openTable(page, shop, product.name);
  await expect(cell(page, label)).toHaveText('10');
  const customer = await shop.customer();
  await customer.adds(product, 6);
  await customer.placesOrder();
  await page.evaluate(() => {
    const refused = new MutationObserver(() => {
      if (!document.querySelector('[role=tooltip] [role=alert]')) return;
      refused.disconnect();
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      document.activeElement?.dispatchEvent(enter);
    });
    refused.observe(document.body, { subtree: true, childList: true });
  });
  await edit(page, label, '2');
  await expect(toast(page, `${label} is now 2`)).toBeVisible();
  expect(await shop.stockOf(product)).toBe(2);
});

test('W-34 edit conflict: of two admins the later one sees both prices, and chooses', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Paneer'), price: 70 });
  const label = `Price of ${product.name}`;
  await openTable(page, shop, product.name);
  await expect(cell(page, label)).toHaveText('₹70.00');
  await shop.changes(product, { price: 80 });

  await edit(page, label, '75');
  await expect(row(page, product.name).getByRole('alert')).toHaveText(
    'Someone else changed it to ₹80.00. You entered ₹75.00.',
  );
  await expect(cell(page, label)).toHaveText('₹80.00');
  await page.getByRole('button', { name: `Save ₹75.00 as ${label}` }).click();
  await expect(toast(page, `${label} is now ₹75.00`)).toBeVisible();
  await page.reload();
  await expect(cell(page, label)).toHaveText('₹75.00');
});

test('W-34 another admin’s edit of another field is no conflict, and nothing is undone', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Curd'), price: 70 });
  await openTable(page, shop, product.name);
  await expect(cell(page, `Price of ${product.name}`)).toHaveText('₹70.00');
  await shop.changes(product, { discount: 20 });
  await edit(page, `Price of ${product.name}`, '75');
  await expect(toast(page, `Price of ${product.name} is now ₹75.00`)).toBeVisible();
  await expect(cell(page, `Discount of ${product.name}`)).toHaveText('20%');
});

test('A-02 a discount is given to all chosen products, or to none of them', async ({ page, shop }) => {
  const { category, products } = await shop.listing(3);
  const [first, second] = products;
  await openTable(page, shop, category.name, '&sort=name');
  await expect(row(page, first?.name ?? '')).toBeVisible();
  if (second) await shop.changes(second, { price: 90 });

  await chooseAll(page);
  await bulk(page, 'Change discount').click();
  const dialog = page.getByRole('dialog', { name: 'Change discount' });
  await dialog.getByRole('textbox', { name: 'Discount in %' }).fill('15');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${second?.name}: changed by someone else; the list shows the new values`,
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cell(page, `Discount of ${first?.name}`)).toHaveText('0%');
  await expect(cell(page, `Price of ${second?.name}`)).toHaveText('₹90.00');

  await bulk(page, 'Change discount').click();
  await dialog.getByRole('textbox', { name: 'Discount in %' }).fill('15');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Discount changed: 3 products')).toBeVisible();
  await expect(cell(page, `Discount of ${second?.name}`)).toHaveText('15%');
  await expect(bulk(page, 'Change discount')).toHaveCount(0);
});

test('A-02 A-08 chosen products move to another category, and are deleted after one more question', async ({
  page,
  shop,
}) => {
  const { category, products } = await shop.listing(2);
  const other = await shop.listing(0);
  await openTable(page, shop, category.name);
  await expect(row(page, products[0]?.name ?? '')).toBeVisible();
  await chooseAll(page);
  await bulk(page, 'Move to category').click();
  const dialog = page.getByRole('dialog', { name: 'Move to category' });
  await dialog.getByRole('combobox', { name: 'Category', exact: true }).fill(other.category.name);
  await page.getByRole('option', { name: other.category.name }).click();
  await page.keyboard.press('Escape'); // the open list covers the next field
  await dialog.getByRole('combobox', { name: 'Sub Category' }).click();
  await page.getByRole('option', { name: other.subCategory.name }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'Moved: 2 products')).toBeVisible();
  await expect(row(page, products[0]?.name ?? '')).toContainText(other.subCategory.name);

  await chooseAll(page);
  await bulk(page, 'Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 products?' });
  await expect(question).toContainText(products[1]?.name ?? '');
  await question.getByRole('button', { name: 'Delete 2 products' }).click();
  await expect(toast(page, 'Deleted: 2 products')).toBeVisible();
  for (const { name } of products) await expect(row(page, name)).toHaveCount(0);
});

test('A-02 A-03 the low-stock list stands in the address, and a view of it is kept in the browser', async ({
  page,
  shop,
}) => {
  const name = unique('Saffron');
  const low = await shop.sells({ name: `${name} low`, stock: 2 });
  const out = await shop.sells({ name: `${name} out`, stock: 0 });
  await shop.sells({ name: `${name} plenty`, stock: 50 });
  await openTable(page, shop, name);
  await page.getByRole('button', { name: 'Low 1' }).click();
  await expect(page).toHaveURL(/stock=low/);
  await expect(page.getByRole('button', { name: 'Change filter Stock: Low' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.reload();
  await expect(row(page, low.name)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Saffron to order');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Out of stock 1' }).click();
  await expect(row(page, out.name)).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Saffron to order' }).click();
  await expect(row(page, low.name)).toBeVisible();
  await expect(page).toHaveURL(/stock=low/);
});

test('A-12 by keyboard: / searches, a cell is edited, and the focus returns to it', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Jaggery'), price: 60 });
  await arriveAs(page, await shop.admin());
  await page.goto('/dashboard/stock');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(product.name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await cell(page, `Price of ${product.name}`).focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('65');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Price of ${product.name} is now ₹65.00`)).toBeVisible();
  await expect(cell(page, `Price of ${product.name}`)).toBeFocused();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Price of ${product.name} is ₹60.00 again`)).toBeVisible();
});
