import { expect, type Page, test } from '../support/browser.js';
import { button, keep, question } from '../support/keeper.js';
import { toast } from '../support/person.js';

/** The question before something is deleted, opened by its button. */
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
  const { category, subCategory, products } = await shop.shelf(2);
  await keep(page, shop, '/dashboard/category');
  const category409 = await confirm(page, category.name);
  await expect(category409.getByRole('alert')).toHaveText(
    'Still in use: 2 products, 1 sub category. Move or delete those first',
  );
  await category409.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: category.name, exact: true })).toBeVisible();

  await page.goto('/dashboard/subcategory');
  const subCategory409 = await confirm(page, subCategory.name);
  await expect(subCategory409.getByRole('alert')).toHaveText(
    'Still in use: 2 products. Move or delete those first',
  );
  await subCategory409.getByRole('button', { name: 'Cancel' }).click();

  for (const { name } of products) {
    await page.goto(`/dashboard/product?search=${encodeURIComponent(name)}`);
    const asked = await ask(page, name);
    await expect(asked).toContainText('Orders already placed keep it');
    await button(asked, 'Delete').click();
    await expect(toast(page, 'Product deleted').first()).toBeVisible();
  }
  await page.goto('/dashboard/subcategory');
  await confirm(page, subCategory.name);
  await expect(toast(page, 'Sub category deleted')).toBeVisible();
  await page.goto('/dashboard/category');
  await confirm(page, category.name);
  await expect(toast(page, 'Category deleted')).toBeVisible();
  expect((await shop.categories()).map(({ _id }) => _id)).not.toContain(category._id);
});
