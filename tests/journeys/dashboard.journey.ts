import { calls } from '../../contract/calls.js';
import { expect, type Page, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { button, chooseImage, dialog, entry, keep, question } from '../support/shopkeeper.js';
import { arriveAs, toast } from '../support/shopper.js';
import { imageFile } from '../support/image.js';

const main = (page: Page) => page.getByRole('main');

test('S-129 S-016 a customer is told in red that this is not for them, and nobody in particular logs in first', async ({
  page,
  shop,
}) => {
  await page.goto('/dashboard/category');
  await expect(page).toHaveURL('/login');
  await arriveAs(page, await shop.customer());
  for (const path of ['category', 'subcategory', 'upload-product', 'product', 'stock', 'orders']) {
    await page.goto(`/dashboard/${path}`);
    const apiError = page.getByRole('alert').getByText('Do not have permission');
    await expect(apiError).toBeVisible();
    const [red = 0, green = 255] =
      (await apiError.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number))) ??
      [];
    expect(red).toBeGreaterThan(green);
  }
});

test('S-035 the account menu of an admin leads to the dashboard', async ({ page, shop }) => {
  await keep(page, shop, '/');
  await button(page, 'Account').click();
  for (const name of ['Category', 'Sub Category', 'Upload Product', 'Product'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sub Category', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/subcategory');
});

test('S-063 S-065 S-098 S-099 S-101 S-102 S-103 a category is added, renamed and deleted in modals', async ({
  page,
  shop,
}) => {
  const name = unique('Pickles');
  await keep(page, shop, '/dashboard/category');
  await button(main(page), 'Add Category').click();
  const adding = dialog(page, 'Add Category');
  await expect(adding.getByLabel('Upload Image')).toBeDisabled();
  await adding.getByLabel('Name').fill(name);
  await chooseImage(adding);
  await button(adding, 'Add Category').click();
  await expect(toast(page, 'Category added')).toBeVisible();
  await expect(adding).toBeHidden();

  await button(entry(page, name), `Edit ${name}`).click();
  const updating = dialog(page, 'Update Category');
  await expect(updating.getByLabel('Name')).toHaveValue(name);
  await updating.getByLabel('Name').fill(`${name} hot`);
  await button(updating, 'Update Category').click();
  await expect(toast(page, 'Category saved')).toBeVisible();

  await button(entry(page, `${name} hot`), `Delete ${name} hot`).click();
  const deleting = question(page);
  await expect(deleting).toContainText('Are you sure permanent delete ?');
  await button(deleting, 'Cancel').click();
  await button(entry(page, `${name} hot`), `Delete ${name} hot`).click();
  await button(deleting, 'Confirm').click();
  await expect(toast(page, 'Category deleted')).toBeVisible();
  await expect(entry(page, `${name} hot`)).toHaveCount(0);
});

test('S-064 categories that are on their way say so, and a shop without any says how to begin', async ({
  page,
  shop,
}) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${calls.category.list.path}`, async (route) => {
    await asked;
    await route.fulfill({ json: { success: true, error: false, message: '', data: [] } });
  });
  await keep(page, shop, '/dashboard/category');
  await expect(main(page).getByRole('status', { name: 'Loading categories' })).toBeAttached();
  answer();
  await expect(main(page).getByText('No categories yet')).toBeVisible();
  await button(main(page), 'Add Category').last().click();
  await expect(dialog(page, 'Add Category')).toBeVisible();
});

test('S-120 W-36 a category without a name and an image is not sent: the form names the missing fields', async ({
  page,
  shop,
}) => {
  await keep(page, shop, '/dashboard/category');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await button(main(page), 'Add Category').click();
  const adding = dialog(page, 'Add Category');
  await button(adding, 'Add Category').click();
  await expect(adding.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(adding.getByText('Name is required')).toBeVisible();
  await adding.getByLabel('Name').fill(unique('Pickles'));
  await button(adding, 'Add Category').click();
  await expect(adding.getByText('Image is required', { exact: false })).toBeVisible();
  expect(sent).not.toContain(calls.category.create.path);
});

test('S-123 stock, price and discount are numbers: what is none stays in the form, with its cure', async ({
  page,
  shop,
}) => {
  await keep(page, shop, '/dashboard/upload-product');
  const form = page.getByRole('form', { name: 'Upload Product' });
  for (const [label, typed, cure] of [
    ['Stock', 'a dozen', 'Enter a whole number without commas, such as 12'],
    ['Price', '1,299', 'Enter a number without commas, such as 28 or 28.50'],
    ['Discount', '5 %', 'Enter a number without commas, such as 28 or 28.50'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await field.fill(typed);
    await button(form, 'Submit').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(cure));
    await expect(field).toHaveValue(typed);
  }
});

test('S-066 W-28 a category in use stays, and the dialog says what it holds', async ({ page, shop }) => {
  const { category } = await shop.listing(1);
  await keep(page, shop, '/dashboard/category');
  await button(entry(page, category.name), `Delete ${category.name}`).click();
  const deleting = question(page);
  await expect(deleting).toContainText('Still in use: 1 product');
  await expect(button(deleting, 'Confirm')).toBeDisabled();
  await button(deleting, 'Cancel').click();
  await expect(entry(page, category.name)).toBeVisible();
});

test('S-067 S-068 S-069 S-070 S-071 S-121 sub categories are kept in a table', async ({ page, shop }) => {
  const { category } = await shop.listing(0);
  const name = unique('Mango pickle');
  await keep(page, shop, '/dashboard/subcategory');
  await button(main(page), 'Add Sub-Category').click();
  const adding = dialog(page, 'Add Sub Category');
  await adding.getByLabel('Name').fill(name);
  await chooseImage(adding);
  await adding.getByRole('combobox', { name: 'Category' }).fill(category.name);
  await page.getByRole('option', { name: category.name }).click();
  await button(adding, 'Submit').click();
  await expect(toast(page, 'Sub category added')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(category.name);
  await button(row, `Show image of ${name}`).click();
  await page.keyboard.press('Escape');
  await button(row, `Edit ${name}`).click();
  const editing = dialog(page, 'Edit Sub Category');
  await expect(editing.getByLabel('Name')).toHaveValue(name);
  await button(editing, `Remove ${category.name}`).click();
  await button(editing, 'Submit').click();
  await expect(editing.getByRole('combobox', { name: 'Category' })).toHaveAttribute('aria-invalid', 'true');
  await button(editing, 'Close').click();

  await button(row, `Delete ${name}`).click();
  await button(question(page), 'Confirm').click();
  await expect(toast(page, 'Sub category deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('S-072 S-073 S-074 S-075 S-100 S-122 S-125 a product is created with images and extra details, and is in the shop at once', async ({
  page,
  shop,
  browser,
}) => {
  const { category, subCategory } = await shop.listing(0);
  const name = unique('Gold honey');
  await keep(page, shop, '/dashboard/upload-product');
  const form = page.getByRole('form', { name: 'Upload Product' });
  await button(form, 'Submit').click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  for (const [label, value] of Object.entries({
    Name: name,
    Description: 'From the hills',
    Unit: '500 g',
    Stock: '12',
    Price: '240',
    Discount: '10',
  }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form
    .getByLabel('Choose images')
    .setInputFiles(['a.png', 'b.png', 'c.png'].map((file) => imageFile(file)));
  await expect(button(form, /^Remove image/)).toHaveCount(3);
  await form.getByRole('combobox', { name: 'Category', exact: true }).fill(category.name);
  await page.getByRole('option', { name: category.name }).click();
  await form.getByRole('combobox', { name: 'Sub Category' }).click();
  await page.getByRole('option', { name: subCategory.name }).click();
  await button(form, 'Add Fields').click();
  const field = dialog(page, 'Add Field');
  await button(field, 'Add').click();
  await expect(field.getByLabel('Field name')).toHaveAttribute('aria-invalid', 'true');
  await field.getByLabel('Field name').fill('Shelf life');
  await button(field, 'Add').click();
  await form.getByLabel('Shelf life', { exact: true }).fill('12 months');
  await button(form, 'Submit').click();
  await expect(toast(page, 'Product added')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');

  const shopper = await browser.newPage();
  await shopper.goto(`${shop.url}/search?q=${encodeURIComponent(name)}`);
  await shopper.getByRole('link', { name }).first().click();
  await expect(shopper.getByRole('main')).toContainText('12 months');
  await shopper.close();
});

test('S-076 S-077 S-078 S-079 S-080 S-104 S-105 products are found, edited and deleted', async ({
  page,
  shop,
}) => {
  const { products } = await shop.listing(2);
  const [first] = products;
  const name = first?.name ?? '';
  await keep(page, shop, '/dashboard/product?page=2');
  await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
  const found = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes(name)));
  await page.getByRole('searchbox', { name: 'Search Product here...' }).fill(name);
  await expect(page).not.toHaveURL(/page=/);
  await found; // before that, the product is elsewhere on the first page and moves away
  await button(entry(page, name), `Edit ${name}`).click();
  const form = page.getByRole('form', { name: 'Update Product' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await form.getByLabel('Price', { exact: true }).fill('77');
  await form.getByLabel('Description', { exact: true }).fill('Now cheaper');
  await button(page, 'Save').click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/product\?search=/); // the product list keeps its search

  await page.getByRole('searchbox').fill(name);
  await button(entry(page, name), `Delete ${name}`).click();
  const deleting = question(page);
  await expect(deleting).toContainText('Are you sure want to delete permanent');
  await button(deleting, 'Delete').click();
  await expect(toast(page, 'Product deleted')).toBeVisible();
  await expect(entry(page, name)).toHaveCount(0);
});

test('a new order appears in the admin orders by itself, and is advanced to delivery', async ({
  page,
  shop,
}) => {
  await keep(page, shop, '/dashboard/orders');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const customer = await shop.customer('Board Watcher');
  await customer.adds(await shop.sells({ name: unique('Jaggery') }), 2);
  const { orderId } = await customer.placesOrder();
  const row = page.getByRole('row').filter({ hasText: orderId });
  await expect(row).toContainText('Board Watcher');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await button(page, 'Mark as packed').click();
  await expect(toast(page, 'Order updated')).toBeVisible();
  await expect(button(page, 'Send out')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Leave at the gate');
  await button(page, 'Save note').click();
  await page.reload();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Leave at the gate');
});
