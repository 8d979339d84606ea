import { expect, type Locator, type Page, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { button, chooseImage, dialog, entry, keep, pick, question } from '../support/shopkeeper.js';
import { arriveAs, card, cartButton, toast } from '../support/shopper.js';
import { imageFile } from '../support/image.js';

const addCategory = async (page: Page, name: string) => {
  await button(page.getByRole('main'), 'Add Category').click();
  const adding = dialog(page, 'Add Category');
  await adding.getByLabel('Name').fill(name);
  await chooseImage(adding);
  await button(adding, 'Add Category').click();
  await expect(toast(page, 'Category added')).toBeVisible();
};

const addSubCategory = async (page: Page, name: string, category: string) => {
  await button(page.getByRole('main'), 'Add Sub-Category').click();
  const adding = dialog(page, 'Add Sub Category');
  await adding.getByLabel('Name').fill(name);
  await chooseImage(adding);
  await pick(page, adding.getByRole('combobox', { name: 'Category' }), category);
  await button(adding, 'Submit').click();
  await expect(toast(page, 'Sub category added')).toBeVisible();
};

const addField = async (page: Page, form: Locator, name: string, value: string) => {
  await button(form, 'Add Fields').click();
  const field = dialog(page, 'Add Field');
  await field.getByLabel('Field name').fill(name);
  await button(field, 'Add').click();
  await form.getByLabel(name, { exact: true }).fill(value);
};

const upload = async (page: Page, product: Record<string, string>, category: string, subCategory: string) => {
  const form = page.getByRole('form', { name: 'Upload Product' });
  for (const [label, value] of Object.entries(product))
    await form.getByLabel(label, { exact: true }).fill(value);
  const images = ['front.png', 'back.png', 'open.png'].map((file) => imageFile(file));
  await form.getByLabel('Choose images').setInputFiles(images);
  await expect(button(form, /^Remove image/)).toHaveCount(images.length);
  await pick(page, form.getByRole('combobox', { name: 'Category', exact: true }), category);
  await pick(page, form.getByRole('combobox', { name: 'Sub Category' }), subCategory);
  await addField(page, form, 'Brand', 'Hill Bees');
  await addField(page, form, 'Shelf life', '12 months');
  await button(form, 'Submit').click();
  await expect(toast(page, 'Product added')).toBeVisible();
};

test('A-01 A-08 W-28 a category is created, its products are sold in a second browser and repriced, and it stays while it has products', async ({
  page,
  shop,
  browser,
}) => {
  test.slow(); // a long journey
  const [pantry, honey, gold] = [unique('Pantry'), unique('Honey'), unique('Gold honey')];
  const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await arriveAs(elsewhere, await shop.customer());
  await elsewhere.goto('/');

  await keep(page, shop, '/dashboard/category');
  await addCategory(page, pantry);
  await page.goto('/dashboard/subcategory');
  await addSubCategory(page, honey, pantry);
  await page.goto('/dashboard/upload-product');
  const facts = {
    Name: gold,
    Description: 'From the hills',
    Unit: '500 g',
    Stock: '12',
    Price: '240',
    Discount: '0',
  };
  await upload(page, facts, pantry, honey);

  await elsewhere.goto(`/search?q=${gold}`);
  await button(card(elsewhere, gold), `Add ${gold}`).click();
  await expect(cartButton(elsewhere)).toContainText('₹240.00');
  await elsewhere.getByRole('link', { name: gold }).first().click();
  for (const said of ['From the hills', 'Hill Bees', '12 months'])
    await expect(elsewhere.getByRole('main')).toContainText(said);

  await page.goto(`/dashboard/product?search=${gold}`);
  await button(entry(page, gold), `Edit ${gold}`).click();
  await page.getByLabel('Price', { exact: true }).fill('210');
  await button(page, 'Save').click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  await elsewhere.goto('/cart');
  await expect(elsewhere.getByRole('main')).toContainText('Price went down from ₹240.00 to ₹210.00');

  await page.goto('/dashboard/category');
  await button(entry(page, pantry), `Delete ${pantry}`).click();
  await expect(question(page)).toContainText(
    'Still in use: 1 product, 1 sub category. Move or delete these first.',
  );
});
