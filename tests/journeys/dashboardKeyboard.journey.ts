import { expect, type Locator, type Page, test } from '../support/browser.js';
import { admin, unique } from '../support/customer.js';
import { entry } from '../support/shopkeeper.js';
import { arriveAs, enter, tabTo, toast } from '../support/shopper.js';
import { imageFile } from '../support/image.js';

/** Tabs to a control, checks that its focus style is more than the browser's default, and presses Enter. */
const press = async (page: Page, target: Locator, key?: string) => {
  await tabTo(page, target, key);
  await expect(target).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
};
const type = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
/** Opens the file chooser with Enter. */
const chooseFile = async (page: Page, input: Locator) => {
  await tabTo(page, input);
  await page.keyboard.press('Enter');
};
const pick = async (page: Page, list: Locator, option: string) => {
  await type(page, list, option);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
/** Goes to another screen by the links of the side navigation. */
const goTo = async (page: Page, name: string) => {
  const link = page
    .getByRole('navigation', { name: 'Dashboard pages' })
    .getByRole('link', { name, exact: true });
  await press(page, link, 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
};
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

const signIn = async (page: Page) => {
  await page.goto('/login');
  await type(page, page.getByLabel('Email'), admin.email);
  await type(page, page.getByLabel('Password', { exact: true }), admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
};

test('A-01 A-08 A-12 W-28 the whole dashboard without a mouse: from the login to a product that is sold at once, its price, and the import', async ({
  page,
  shop,
}) => {
  test.slow(); // a long journey
  let name = unique('Pickle');
  page.on('filechooser', (chooser) => void chooser.setFiles(imageFile()));
  await signIn(page);
  await enter(page, button(page, 'Account'), 'Shift+Tab');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    const category = menu.getByRole('menuitem', { name: 'Category', exact: true });
    if (await category.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/category');

  await test.step('S-099 a category, with the message of the shop, and it is in the list', async () => {
    await press(page, button(page.getByRole('main'), 'Add Category'));
    const dialog = page.getByRole('dialog', { name: 'Add Category' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await chooseFile(page, dialog.getByLabel('Upload Image'));
    await expect(dialog.getByText('Image uploaded')).toBeAttached();
    await press(page, button(dialog, 'Add Category'));
    await expect(toast(page, 'Category added')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible();
    await expect(button(page.getByRole('main'), 'Add Category')).toBeFocused();

    await press(page, button(page, `Edit ${name}`));
    await expect(page.getByRole('dialog', { name: 'Update Category' }).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' x');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Category saved')).toBeVisible();
    name += ' x';
    await expect(entry(page, name)).toBeVisible();
  });

  await test.step('a sub category', async () => {
    await goTo(page, 'Sub Category');
    await press(page, button(page.getByRole('main'), 'Add Sub-Category'));
    const dialog = page.getByRole('dialog', { name: 'Add Sub Category' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(`${name} hot`);
    await chooseFile(page, dialog.getByLabel('Upload Image'));
    await expect(dialog.getByText('Image uploaded')).toBeAttached();
    await pick(page, dialog.getByRole('combobox', { name: 'Category' }), name);
    await press(page, button(dialog, 'Submit'));
    await expect(dialog).toBeHidden();
  });

  await test.step('a product with an image', async () => {
    await goTo(page, 'Upload Product');
    const form = page.getByRole('form', { name: 'Upload Product' });
    const fill = (label: string, text: string) => type(page, form.getByLabel(label, { exact: true }), text);
    // in the order of the form: past its end Tab comes to a toast, which returns the focus in a headless browser
    await fill('Name', `${name} of mango`);
    await fill('Description', 'Sour and hot');
    await chooseFile(page, form.getByLabel('Choose images'));
    await expect(button(form, 'Remove image 1')).toBeVisible();
    await fill('Unit', '400 g');
    await fill('Stock', '12');
    await fill('Price', '180');
    await fill('Discount', '0');
    await pick(page, form.getByRole('combobox', { name: 'Category', exact: true }), name);
    await pick(page, form.getByRole('combobox', { name: 'Sub Category' }), `${name} hot`);
    await press(page, button(form, 'Submit'));
    await expect(toast(page, 'Product added')).toBeVisible();
  });

  const sold = async () => (await shop.finds(`${name} of mango`)).map((product) => product.price);
  expect(await sold()).toContain(180);

  await test.step('the orders, by status', async () => {
    await goTo(page, 'Orders');
    await tabTo(page, page.getByRole('tab', { name: /^All/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Payment pending/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Placed/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=placed/);
  });

  await test.step('a price, and back', async () => {
    await goTo(page, 'Stock and prices');
    await page.keyboard.press('/');
    await page.keyboard.type(`${name} of mango`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    const price = page.getByRole('button', { name: /^Edit Price of/ });
    await press(page, price);
    await page.keyboard.type('199');
    await page.keyboard.press('Enter');
    await expect(toast(page, /is now ₹199.00$/)).toBeVisible();
    await page.keyboard.press('Alt+t');
    await press(page, button(page, 'Undo'));
    await expect(toast(page, /is ₹180.00 again$/)).toBeVisible();
    await expect(price).toContainText('₹180.00');

    await page.keyboard.press('Escape'); // back to the table from the notices
    await press(page, price, 'Shift+Tab');
    await page.keyboard.type('210');
    await page.keyboard.press('Enter');
    await expect.poll(sold).toContain(210);
  });

  await test.step('the import', async () => {
    await goTo(page, 'Import and export');
    const file = page.getByLabel('Choose a product file');
    await tabTo(page, file);
    await expect(file.locator('xpath=..')).toHaveCSS('outline-style', 'solid');
  });
});

test('A-12 W-34 after a deletion the focus is on the next row, and after a bulk change in the table; a refused one succeeds at the second try', async ({
  page,
  shop,
}) => {
  const { category } = await shop.listing(3);
  await arriveAs(page, await shop.admin());
  await page.goto(`/dashboard/product?search=${encodeURIComponent(category.name)}`);
  const deletes = page.getByRole('button', { name: /^Delete Shelf/ });
  await expect(deletes).toHaveCount(3);
  await press(page, deletes.first());
  await press(page, button(page.getByRole('alertdialog'), 'Delete'));
  await expect(deletes).toHaveCount(2);
  await expect(deletes.first()).toBeFocused();

  await page.goto(`/dashboard/stock?category=${category._id}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const [changed] = await shop.finds(category.name);
  if (changed) await shop.changes(changed, { price: 90 });
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all on this page' }));
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Change discount' });
  const changeDiscount = async () => {
    await press(page, button(page, 'Change discount'));
    await type(page, dialog.getByRole('textbox', { name: 'Discount in %' }), '15');
    await page.keyboard.press('Enter');
  };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const listAsked = page.waitForRequest('**/api/product/table');
  await page.route('**/api/product/table', (route) => held.then(() => route.continue()), { times: 1 });
  await changeDiscount();
  await listAsked;
  await expect(dialog.getByRole('listitem')).toHaveCount(0); // a second try now would be refused again
  letGo();
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${changed?.name}: changed by someone else; the list shows the new values`,
  ]);
  await press(page, button(dialog, 'Close'));
  await changeDiscount();
  await expect(toast(page, 'Discount changed: 2 products')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bulk actions' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
});
