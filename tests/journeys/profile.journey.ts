import { calls } from '../../contract/calls.js';
import { expect, type Page, test } from '../support/browser.js';
import { arriveAs, fillAddress, toast } from '../support/shopper.js';
import { imageFile } from '../support/image.js';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('S-034 S-037 S-038 W-37 a profile takes a name, a mobile number and a photo, and no email of another account', async ({
  page,
  shop,
}) => {
  const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')];
  await arriveAs(page, asha);
  await page.goto('/dashboard/profile');
  await expect(field(page, 'Name')).toHaveValue('Asha');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Name').fill('Asha Kulkarni');
  await field(page, 'Email').fill(ravi.email);
  await field(page, 'Mobile').fill('+91 98765 43210');
  await save(page).click();
  await expect(page.getByRole('main')).toContainText('This email already has an account');
  await expect(field(page, 'Email')).toHaveValue(ravi.email);
  await field(page, 'Email').fill(asha.email);
  await save(page).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expect(field(page, 'Mobile')).toHaveValue('9876543210');
  await expect(page.getByRole('navigation', { name: 'My account' })).toContainText('Asha Kulkarni');

  await page.getByRole('button', { name: 'Edit profile photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  await dialog.getByLabel(/Choose/).setInputFiles(imageFile('me.png'));
  await expect(dialog.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Photo saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { json } = await asha.call(calls.user.details);
  expect(json.data.avatar).toMatch(/^\/media\//);
  await expect(page.getByRole('main').locator(`img[src="${json.data.avatar}"]`).first()).toBeVisible();
});

test('S-043 S-044 S-045 S-046 S-097 addresses are added, changed and removed in place', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  await customer.address({ address_line: '5 Hill Street' });
  await arriveAs(page, customer);
  await page.goto('/dashboard/address');
  const list = page.getByRole('group', { name: 'Address' });
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add Address' });
  await fillAddress(page);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Address added')).toBeVisible();
  await expect(adding).toBeHidden();
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
