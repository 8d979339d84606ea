import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { expect, type Route, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { complete, keep } from '../support/shopkeeper.js';
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

test('W-35 a begun product is not left without a question and outlives a reload; one whose answer is lost is there once after Submit is pressed again', async ({
  page,
  shop,
}) => {
  const name = unique('Saffron');
  await keep(page, shop, routes.uploadProduct);
  const said = { Name: name, Description: 'Red.', Unit: '1 g', Stock: '5', Price: '400', Discount: '0' };
  for (const [label, text] of Object.entries(said)) await page.getByLabel(label, { exact: true }).fill(text);
  await page
    .getByRole('navigation', { name: 'Dashboard pages' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);

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
