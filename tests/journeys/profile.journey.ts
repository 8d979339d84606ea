import { calls } from '../../contract/calls.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { arriveAs, fillAddress, toast } from '../support/shopper.js';
import { imageFile } from '../support/image.js';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

const image = imageFile('me.png');

test('S-034 S-038 S-117 a profile takes a new name and a mobile number, and all three are needed', async ({
  page,
  shop,
}) => {
  await arriveAs(page, await shop.customer('Asha'));
  await page.goto('/dashboard/profile');
  await expect(field(page, 'Name')).toHaveValue('Asha');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Mobile').fill('12345');
  await save(page).click();
  await expect(field(page, 'Mobile')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Name').fill('Asha Kulkarni');
  await field(page, 'Mobile').fill('+91 98765 43210');
  await save(page).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expect(field(page, 'Mobile')).toHaveValue('9876543210');
  await expect(page.getByRole('navigation', { name: 'My account' })).toContainText('Asha Kulkarni');
});

test('W-37 an email that is taken is said beside its field, and what was typed stays', async ({
  page,
  shop,
}) => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()];
  await arriveAs(page, asha);
  await page.goto('/dashboard/profile');
  await field(page, 'Email').fill(ravi.email);
  await field(page, 'Mobile').fill('9876543210');
  await save(page).click();
  await expect(page.getByRole('main')).toContainText('This email already has an account');
  await expect(field(page, 'Email')).toHaveValue(ravi.email);
});

test('S-037 S-124 S-126 an image is chosen, previewed and uploaded; a text file is rejected', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await arriveAs(page, customer);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  const upload = dialog.getByRole('button', { name: 'Upload' });
  const input = dialog.getByLabel(/Choose/);
  await expect(upload).toBeDisabled();
  await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
  await expect(dialog.getByRole('alert')).toContainText('This file is not a photo');
  await input.setInputFiles(image);
  await expect(dialog.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await upload.click();
  await expect(toast(page, 'Photo saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { json } = await customer.call(calls.user.details);
  expect(json.data.avatar).toMatch(/^\/media\//);
  await expect(page.getByRole('main').locator(`img[src="${json.data.avatar}"]`).first()).toBeVisible();
});

test('S-043 S-044 S-045 S-046 S-097 S-119 addresses are added, changed and removed in place', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await arriveAs(page, customer);
  await page.goto('/dashboard/address');
  const list = page.getByRole('list', { name: 'Address' });
  await expect(
    page.getByText('No address saved yet').or(page.getByRole('button', { name: 'Add address', exact: true })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add Address' });
  await adding.getByRole('button', { name: 'Save' }).click();
  for (const label of ['Address Line', 'City', 'State', 'PIN code', 'Mobile No.'])
    await expect(adding.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fillAddress(page, { 'PIN code': '01103' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('enter a 6-digit PIN code')).toBeVisible();
  await fillAddress(page);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Address added')).toBeVisible();
  await expect(adding).toBeHidden();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add address', exact: true }).click();
  await fillAddress(page, { 'Address Line': '5 Hill Street' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit address 5 Hill Street' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Address' });
  await expect(editing.getByLabel('Address Line')).toHaveValue('5 Hill Street');
  await editing.getByLabel('Address Line').fill('6 Hill Street');
  await editing.getByRole('checkbox', { name: 'Make this my default address' }).check();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Address saved')).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: '6 Hill Street' })).toContainText('Default');

  await page.getByRole('button', { name: 'Delete address 12 Laxmi Road' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await expect(asking).toContainText('12 Laxmi Road');
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Address Remove')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).not.toContainText('12 Laxmi Road');
});

test('S-039 S-040 S-041 S-042 orders are listed, and an account without orders is invited to shop', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const [category] = await shop.categories();
  const milk = await shop.sells({ price: 1_250, image: [category?.image ?? ''] });
  await arriveAs(page, customer);
  await page.goto('/dashboard/myorders');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await customer.adds(milk, 2);
  const { orderId, createdAt } = await customer.placesOrder();
  await page.reload();
  const told = page.getByRole('article', { name: `Order No. ${orderId}` });
  await expect(told).toContainText(milk.name);
  await expect(told).toContainText('₹2,500.00');
  const day = new Date(createdAt).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  await expect(told).toContainText(day);
  await expect(told.locator(`img[src="${category?.image}"]`)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('S-009 S-034 S-036 the account is a page of links', async ({ page, shop }) => {
    await arriveAs(page, await shop.customer('Meera'));
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/user');
    const menu = page.getByRole('navigation', { name: 'My account' });
    await expect(menu).toContainText('Meera');
    await expect(menu.getByRole('link')).toHaveText(['My Orders', 'Save Address', 'Profile', 'Security']);
    for (const [name, address] of [
      ['My Orders', '/dashboard/myorders'],
      ['Save Address', '/dashboard/address'],
      ['Profile', '/dashboard/profile'],
      ['Security', '/dashboard/security'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
