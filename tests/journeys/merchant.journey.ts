import { productLink, routes } from '../../contract/links.js';
import { goOn, walk } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { complete, keep } from '../support/shopkeeper.js';
import { arriveAs, card, cartButton, toast } from '../support/shopper.js';

test('A-01 the home says what waits and leads there, and a new order counts by itself', async ({
  page,
  shop,
}) => {
  await keep(page, shop, routes.dashboard);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const waiting = page.getByRole('link', { name: 'New orders' });
  await expect(waiting).toBeVisible();
  const tile = page.getByRole('listitem').filter({ has: waiting });
  const before = await tile.innerText();
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  await expect(tile).not.toHaveText(before, { useInnerText: true });
  await waiting.click();
  await expect(page).toHaveURL('/dashboard/orders?status=placed');
  await expect(page.getByRole('row').filter({ hasText: orderId })).toBeVisible();
});

test('A-01 the failed payments of the home link to the admin orders with exactly these filters, which can be cleared', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder(); // paid in cash, so no failed payment
  await keep(page, shop, routes.dashboard);
  await page.getByRole('link', { name: 'Failed payments, 7 days' }).click();
  await expect(page).toHaveURL('/dashboard/orders?payment=failed&days=7');
  const filters = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect(filters).toContainText(['Payment: Payment failed', 'Placed in the last: 7 days']);
  const table = page.getByRole('table', { name: 'Orders' });
  // the demo shop has a failed payment
  await expect(table.getByRole('row').filter({ hasText: 'Payment failed' }).first()).toBeVisible();
  await expect(table).not.toContainText(orderId);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(table.getByRole('row').filter({ hasText: 'Pay on delivery' }).first()).toBeVisible();
});

test('A-02 Ctrl K leads to a product by a few letters', async ({ page, shop }) => {
  const { name, _id } = await shop.sells({ name: unique('Cardamom') });
  await keep(page, shop, routes.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name.slice(0, -2));
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/product/${_id}`);
});

test('A-11 Ctrl K leads to an order by its number, without dashes too, and by the mobile', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer('Palette Person');
  await customer.adds(await shop.sells());
  const { orderId, delivery_address } = await customer.placesOrder();
  await keep(page, shop, routes.categoryAdmin);
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option', { name: new RegExp(orderId) });
  for (const typed of [orderId, orderId.slice(3).replace('-', '').toLowerCase(), delivery_address.mobile]) {
    await page.getByRole('combobox').fill(typed);
    await expect(option).toBeVisible();
  }
  await page.getByRole('combobox').fill(orderId);
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/orders/${orderId}`);
});

test('A-11 / opens the palette where no list is searched', async ({ page, shop }) => {
  await keep(page, shop, routes.categoryAdmin);
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Go to a page/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto(routes.productAdmin);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A-10 products are imported from a file: previewed, written, found in the shop; and exported to one', async ({
  page,
  shop,
}) => {
  const name = unique('Imported ghee');
  const lines = ['name,unit,price,stock', `${name},500 g,640,7`, `${name} free,1 kg,free,7`, ''];
  await keep(page, shop, routes.importAdmin);
  await page
    .getByLabel('Choose a product file')
    .setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('table').filter({ hasText: 'free' })).toContainText('3');
  expect((await shop.finds(name)).filter((product) => product.name === name)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();
  await page.goto(`/search?q=${name}`);
  await expect(card(page, name)).toContainText('₹640.00');

  await page.goto(routes.importAdmin);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await saved).createReadStream();
  let text = '';
  for await (const chunk of file) text += String(chunk);
  expect(text).toContain(`${name},500 g,640.00`);
});

test('A-10 before an import the preview shows the defaults and the changes, and the admin decides', async ({
  page,
  shop,
}) => {
  const known = await shop.sells({ name: unique('Known ghee'), price: 640, stock: 7 });
  const inJars = await shop.sells({ name: unique('Ghee in jars'), unit: '1 jar', price: 400, stock: 4 });
  const fresh = unique('Fresh ghee');
  const rows = [`${known._id},${known.name},650,99`, `,${fresh},300,`, `,${inJars.name},410,88`];
  const lines = ['_id,name,price,stock', ...rows, ''];
  await keep(page, shop, routes.importAdmin);
  await page
    .getByLabel('Choose a product file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  const preview = page.getByRole('group', { name: 'Import preview' });
  await expect(preview).toBeFocused();
  const changes = preview.getByRole('table', { name: 'Some of the changes' });
  await expect(changes.getByRole('row', { name: new RegExp(`${known.name}.*Price`) })).toContainText(
    '₹650.00',
  );
  await expect(changes.getByRole('row', { name: new RegExp(`${known.name}.*Stock`) })).toContainText('99');

  await preview.getByRole('checkbox', { name: 'Keep the current stock of these products' }).check();
  await expect(changes.getByRole('row', { name: /Stock/ })).toHaveCount(0);
  await expect(preview.getByLabel('Unit')).toHaveValue('1 piece');
  await preview.getByLabel('Unit').fill('1 jar');
  await preview.getByLabel('Starting stock').fill('a dozen');
  await expect(changes.getByRole('row', { name: new RegExp(inJars.name) })).toContainText('₹410.00');
  await preview.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(preview.getByLabel('Starting stock')).toBeFocused();
  await preview.getByLabel('Starting stock').fill('12');
  await preview.getByRole('button', { name: 'Import 3 products' }).click();
  const found = async () => (await shop.finds(fresh)).filter(({ name }) => name === fresh);
  await expect.poll(found).toMatchObject([{ unit: '1 jar', price: 300, stock: 12 }]);
  expect(await shop.stockOf(known)).toBe(7);
  expect(await shop.stockOf(inJars)).toBe(4);
});

test('A-14 the audit log shows who changed what, with its filters in the address', async ({ page, shop }) => {
  const product = await shop.sells({ name: unique('Turmeric'), price: 72 });
  await shop.changes(product, { price: 74 });
  await keep(page, shop, routes.auditAdmin);
  await page.getByRole('searchbox').fill(product.name);
  const changed = page.getByRole('listitem').filter({ hasText: product.name }).filter({ hasText: 'changed' });
  await expect(changed).toContainText('₹72.00');
  await expect(changed).toContainText('₹74.00');
  await page.goto(`${routes.auditAdmin}?search=${product.name}&act=created`);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toHaveCount(1);
});

test('A-04 an order shows its prices, bill, payment and customer; on paper there is its packing slip alone', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer('Meera Nair');
  const ghee = await shop.sells({ price: 60, discount: 10, stock: 5 });
  await customer.adds(ghee, 3);
  const { orderId } = await customer.placesOrder();
  await keep(page, shop, `/dashboard/orders/${orderId}`);
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(line).toContainText('₹54.00');
  await expect(line).toContainText('₹60.00');
  await expect(line).toContainText('10% Off');
  await expect(line).toContainText('₹162.00');
  await expect(page.getByRole('region', { name: 'Bill details' })).toContainText('Grand total₹162.00');
  await expect(page.getByText('Case on Delivery')).toBeVisible();
  await expect(page.getByRole('link', { name: customer.email })).toBeVisible();
  const slip = page.getByRole('region', { name: `Packing slip of order ${orderId}` });
  await expect(slip).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toBeVisible();
  await expect(page.getByText('Case on Delivery')).toBeHidden();
});

test('a new price is in the shop of a second browser at once, and in a cart that was filled before', async ({
  page,
  shop,
  browser,
}) => {
  const product = await complete(shop, 100);
  const customer = await shop.customer();
  await customer.adds(product);
  const context = await browser.newContext({ baseURL: shop.url });
  const elsewhere = await context.newPage();
  await arriveAs(elsewhere, customer);
  await elsewhere.goto(productLink(product));
  await expect(cartButton(elsewhere)).toContainText('₹100.00');

  await keep(page, shop, `/dashboard/product/${product._id}`);
  await page.getByLabel('Price', { exact: true }).fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();

  await elsewhere.goto('/cart');
  await expect(elsewhere.getByRole('main')).toContainText('Price went down from ₹100.00 to ₹90.00');
  await expect(cartButton(elsewhere)).toContainText('₹90.00');
  await context.close();
});

test.describe('360 px wide, light and dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'light', reducedMotion: 'reduce' });

  test('all screens of an admin are accessible', async ({ page, shop }) => {
    test.setTimeout(180_000);
    const product = await shop.sells();
    const customer = await shop.customer();
    await customer.adds(product);
    const { orderId } = await customer.placesOrder();
    await arriveAs(page, await shop.admin());
    const paths = [
      ...[routes.dashboard, routes.orderAdmin, `${routes.orderAdmin}/${orderId}`],
      ...[routes.productAdmin, `${routes.productAdmin}/${product._id}`, routes.stockAdmin],
      ...[routes.uploadProduct, routes.categoryAdmin, routes.subCategoryAdmin],
      ...[routes.importAdmin, routes.auditAdmin],
    ];
    const screens = paths.map((path) => ({ name: path, arrive: () => page.goto(path) }));
    expect(await walk(page, screens, { dark: true, live: true })).toEqual({});
  });

  test('all overlays of an admin are accessible', async ({ page, shop }) => {
    test.setTimeout(180_000);
    const { category, subCategory, products } = await shop.listing(1);
    const named = { exact: true } as const;
    const press = (name: string) => page.getByRole('button', { name, ...named }).click();
    const pick = (name: string) => page.getByRole('menuitem', { name, ...named }).click();
    const ask = async () => {
      await press('Add filter');
      await pick('Category');
    };
    const choose = (act: string) => async () => {
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .last()
        .check();
      await press(act);
    };
    const account = async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await press('Account');
    };
    const openings: [string, string, () => Promise<unknown>, Parameters<Page['getByRole']>[0]][] = [
      [routes.categoryAdmin, 'a new one', () => press('Add Category'), 'dialog'],
      [routes.categoryAdmin, 'a deletion', () => press(`Delete ${category.name}`), 'alertdialog'],
      [routes.subCategoryAdmin, 'an edit', () => press(`Edit ${subCategory.name}`), 'dialog'],
      [
        `${routes.productAdmin}?search=${products[0]?.name}`,
        'a deletion',
        () => press(`Delete ${products[0]?.name}`),
        'alertdialog',
      ],
      [routes.uploadProduct, 'a field', () => press('Add Fields'), 'dialog'],
      [routes.stockAdmin, 'filters', () => press('Add filter'), 'menu'],
      [routes.stockAdmin, 'the choices of a filter', ask, 'menu'],
      [routes.auditAdmin, 'filters', () => press('Add filter'), 'menu'],
      [routes.stockAdmin, 'the columns', () => press('Columns'), 'menu'],
      [
        routes.stockAdmin,
        'the page size',
        () => page.getByRole('combobox', { name: 'Rows' }).click(),
        'listbox',
      ],
      [routes.stockAdmin, 'a move of many', choose('Move to category'), 'dialog'],
      [routes.stockAdmin, 'a deletion of many', choose('Delete'), 'alertdialog'],
      [routes.stockAdmin, 'the palette', () => page.keyboard.press('Control+k'), 'dialog'],
      [routes.orderAdmin, 'the account', account, 'menu'],
    ];
    const screens = openings.map(([path, what, open, role]) => ({
      name: `${what} on ${path}`,
      arrive: async () => {
        await goOn(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await open();
        await expect(page.getByRole(role)).toBeVisible();
      },
    }));
    await arriveAs(page, await shop.admin());
    expect(await walk(page, screens, { dark: true, live: true })).toEqual({});
  });
});
