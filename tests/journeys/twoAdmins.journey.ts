import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { expect, type Route, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { complete, dialog, entry, keep } from '../support/shopkeeper.js';
import { toast } from '../support/shopper.js';

test('W-34 edit conflict: of two admins who edit one product the later one sees both versions, and chooses', async ({
  page,
  shop,
}) => {
  const product = await complete(shop, 60);
  await keep(page, shop, `/dashboard/product/${product._id}`);
  await page.getByLabel('Price', { exact: true }).fill('65');
  await page.getByLabel('Unit', { exact: true }).fill('2 kg');
  await shop.changes(product, { price: 62, description: 'Aged two years.' });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else saved this product' });
  await expect(conflict).toContainText('65');
  await expect(conflict).toContainText('62');
  await expect(conflict).toContainText('Aged two years.');
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  const { data } = granted(await shop.call(calls.product.details, { body: { productId: product._id } }));
  expect(data).toMatchObject({ price: 65, unit: '2 kg', description: 'Fresh.' });
});

test('W-34 another admin’s note keeps the one that is being typed, and neither is lost', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  await keep(page, shop, `/dashboard/orders/${orderId}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Ring twice');
  const other = await shop.admin();
  granted(await other.call(calls.order.note, { body: { orderId, note: 'Gate code 4421' } }));
  const theirs = page.getByRole('alert').filter({ hasText: 'Gate code 4421' });
  await expect(theirs).toBeVisible();
  await expect(page.getByText(`Last changed by ${other.email}`)).toBeVisible();
  await expect(note).toHaveValue('Ring twice');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(theirs).toHaveCount(0);
  expect(granted(await other.call(calls.order.inspect, { body: { orderId } })).data.note).toBe('Ring twice');
});

test('W-34 A-13 edit conflict: of two admins who edit one category the later one sees the saved one, and chooses', async ({
  page,
  shop,
}) => {
  const name = unique('Spices');
  const admin = await shop.admin();
  const image = (await shop.categories())[0]?.image ?? '';
  granted(await admin.call(calls.category.create, { body: { name, image } }));
  await keep(page, shop, routes.categoryAdmin);
  await entry(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const { data } = granted(await admin.call(calls.category.list));
  const _id = data.find((category) => category.name === name)?._id ?? '';
  granted(await admin.call(calls.category.update, { body: { _id, name: `${name} hers`, image } }));
  const modal = dialog(page, 'Update Category');
  await modal.getByLabel('Name').fill(`${name} mine`);
  await modal.getByRole('button', { name: 'Update Category' }).click();
  await expect(modal.getByRole('alert')).toContainText(`${name} hers`);
  await expect(modal.getByLabel('Name')).toHaveValue(`${name} mine`);
  await modal.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(page, 'Category saved')).toBeVisible();
  await expect(entry(page, `${name} mine`)).toBeVisible();
});

test('W-35 a product whose answer is lost is there once after Submit is pressed again', async ({
  page,
  shop,
}) => {
  const name = unique('Saffron');
  await keep(page, shop, routes.uploadProduct);
  const said = { Name: name, Description: 'Red.', Unit: '1 g', Stock: '5', Price: '400', Discount: '0' };
  for (const [label, text] of Object.entries(said)) await page.getByLabel(label, { exact: true }).fill(text);
  const losing = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${calls.product.create.path}`, losing, { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Product added')).toBeVisible();
  expect((await shop.finds(name)).filter((product) => product.name === name)).toHaveLength(1);
});
