import { goOn } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { button, keep, question } from '../support/shopkeeper.js';
import { toast } from '../support/shopper.js';

/** Opens the confirmation dialog of a deletion by its button. */
const ask = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await expect(question(page)).toContainText(name);
  return question(page);
};
const confirm = async (page: Page, name: string, confirmWord = 'Confirm') => {
  await button(await ask(page, name), confirmWord).click();
  return question(page);
};

test('W-28 A-08 what still holds something names what, stays, and goes once it holds nothing', async ({
  page,
  shop,
}) => {
  const { category, subCategory, products } = await shop.listing(1);
  await keep(page, shop, '/dashboard/category');
  const held = await ask(page, category.name);
  await expect(held).toContainText('Still in use: 1 product, 1 sub category. Move or delete these first.');
  await expect(button(held, 'Confirm')).toBeDisabled();
  await held.getByRole('link', { name: 'Show the products' }).click();
  const rows = page.getByRole('table').getByRole('row');
  for (const { name } of products) await expect(rows.filter({ hasText: name })).toBeVisible();
  await expect(rows).toHaveCount(products.length + 1);

  for (const { name } of products) {
    await goOn(page, `/dashboard/product?search=${encodeURIComponent(name)}`);
    const asked = await ask(page, name);
    await expect(asked).toContainText('Orders already placed keep it');
    await expect(asked).toContainText('It is not in any cart');
    await button(asked, 'Delete').click();
    await expect(toast(page, 'Product deleted').first()).toBeVisible();
  }
  await goOn(page, '/dashboard/subcategory');
  await confirm(page, subCategory.name);
  await expect(toast(page, 'Sub category deleted')).toBeVisible();
  await goOn(page, '/dashboard/category');
  await confirm(page, category.name);
  await expect(toast(page, /^Category deleted/)).toBeVisible();
  expect((await shop.categories()).map(({ _id }) => _id)).not.toContain(category._id);
});
