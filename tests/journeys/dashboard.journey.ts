import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { expect, test } from '../support/browser.js';
import { unique, uniqueWord } from '../support/customer.js';
import { button, keep } from '../support/shopkeeper.js';
import { toast } from '../support/shopper.js';

test('A-01 A-04 A-06 a new order counts on the home and appears in the orders by itself, is printed, packed and noted', async ({
  page,
  shop,
}) => {
  const watcher = unique('Watcher');
  const customer = await shop.customer(watcher);
  const jaggery = await shop.sells({ name: unique('Jaggery'), price: 60, discount: 10 });
  const places = async () => {
    await customer.adds(jaggery, 3);
    return (await customer.placesOrder()).orderId;
  };
  const row = (orderId: string) => page.getByRole('row').filter({ hasText: orderId });

  await keep(page, shop, routes.dashboard);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const waiting = page.getByRole('link', { name: 'New orders' });
  await expect(waiting).toBeVisible();
  const tile = page.getByRole('listitem').filter({ has: waiting });
  const before = await tile.innerText();
  const first = await places();
  await expect(tile).not.toHaveText(before, { useInnerText: true });
  await waiting.click();
  await expect(page).toHaveURL('/dashboard/orders?status=placed');
  await page.getByRole('searchbox').fill(watcher); // other tests place orders too
  await expect(row(first)).toBeVisible();
  const orderId = await places();
  await expect(row(orderId)).toContainText(watcher);
  await row(orderId).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();

  await test.step('on paper there is its packing slip alone', async () => {
    await expect(page.getByRole('list', { name: 'Items' })).toContainText('₹162.00');
    const slip = page.getByRole('region', { name: `Packing slip of order ${orderId}` });
    await expect(slip).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(slip).toBeVisible();
    await expect(page.getByText('Case on Delivery')).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  const proforma = page.waitForEvent('download');
  await button(page, 'Download proforma invoice').click();
  expect((await proforma).suggestedFilename()).toBe(`proforma-${orderId}.pdf`);

  await button(page, 'Mark as packed').click();
  await expect(toast(page, 'Order updated')).toBeVisible();
  await expect(button(page, 'Send out')).toBeVisible();

  await test.step('a note is not left without a question, and outlives a reload', async () => {
    const note = page.getByLabel('Note', { exact: true });
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await note.fill('Leave at the gate');
    await page
      .getByRole('navigation', { name: 'Dashboard pages' })
      .getByRole('link', { name: 'Product', exact: true })
      .click();
    await button(leaving, 'Stay').click();
    await page.reload();
    await expect(note).toHaveValue('Leave at the gate');
    await button(page, 'Save note').click();
    await expect(page.getByText('Note saved')).toBeVisible();
  });
});

test('A-02 A-11 / goes to the search of a list, Ctrl K to a product by a few letters and to an order by its number', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: uniqueWord('Cardamom') });
  const customer = await shop.customer('Palette Person');
  await customer.adds(product);
  const { orderId } = await customer.placesOrder();
  const palette = page.getByRole('combobox', { name: /^Go to a page/ });
  const option = (name: string) => page.getByRole('option', { name: new RegExp(name) });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.saved.list.path)) saved.push(request.url());
  });

  await keep(page, shop, routes.productAdmin);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await palette.fill(product.name.slice(0, -2));
  await expect(option(product.name)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/product/${product._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Update Product' })).toBeVisible();

  await page.keyboard.press('Control+k');
  // without dashes and in small letters
  await palette.fill(orderId.slice(3).replace('-', '').toLowerCase());
  await expect(option(orderId)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/orders/${orderId}`);
  expect(saved).toEqual([]); // the storefront loads the saved products once it is used, the dashboard never
});

test('A-10 products are imported from a file: previewed, decided on and written; and exported to one', async ({
  page,
  shop,
}) => {
  const known = await shop.sells({ name: unique('Known ghee'), price: 640, stock: 7 });
  const fresh = unique('Fresh ghee');
  const rows = [`${known._id},${known.name},650,99`, `,${fresh},300,`, `,${fresh} free,free,7`];
  const lines = ['_id,name,price,stock', ...rows, ''];
  const found = async () => (await shop.finds(fresh)).filter(({ name }) => name === fresh);
  await keep(page, shop, routes.importAdmin);
  await page
    .getByLabel('Choose a product file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  const preview = page.getByRole('group', { name: 'Import preview' });
  await expect(preview).toBeFocused();
  await expect(page.getByRole('table').filter({ hasText: 'free' })).toContainText('4');
  const changes = preview.getByRole('table', { name: 'Some of the changes' });
  await expect(changes.getByRole('row', { name: /Price/ })).toContainText('₹650.00');
  await expect(changes.getByRole('row', { name: /Stock/ })).toContainText('99');
  expect(await found()).toEqual([]);

  await preview.getByRole('checkbox', { name: 'Keep the current stock of these products' }).check();
  await expect(changes.getByRole('row', { name: /Stock/ })).toHaveCount(0);
  await expect(preview.getByLabel('Unit')).toHaveValue('1 piece');
  await preview.getByLabel('Unit').fill('1 jar');
  await preview.getByLabel('Starting stock').fill('a dozen');
  await preview.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(preview.getByLabel('Starting stock')).toBeFocused();
  await preview.getByLabel('Starting stock').fill('12');
  await preview.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();
  await expect.poll(found).toMatchObject([{ unit: '1 jar', price: 300, stock: 12 }]);
  expect(await shop.stockOf(known)).toBe(7);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await saved).createReadStream();
  let text = '';
  for await (const chunk of file) text += String(chunk);
  expect(text).toContain(`${fresh},1 jar,300.00`);
});
