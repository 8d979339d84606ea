import { calls } from '../../contract/calls.js';
import { expect, test } from '../support/browser.js';
import { granted } from '../support/client.js';
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
