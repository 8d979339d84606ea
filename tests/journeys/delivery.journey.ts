import { calls } from '../../contract/calls.js';
import { usualRules } from '../../contract/deliveryRules.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { expect, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { keep } from '../support/shopkeeper.js';
import { arriveAs, cashOnDelivery, fillAddress, toast } from '../support/shopper.js';

const { delivery: words } = adminMessages;
const { unsaved } = adminMessages.catalogue;
const { place, time } = messages.delivery;

// The rules hold for the whole shop: all other journeys deliver to Pune, whose codes begin with 411.
test.afterEach(async ({ shop }) => {
  const admin = await shop.admin();
  const { data } = granted(await admin.call(calls.delivery.rules));
  granted(
    await admin.call(calls.delivery.update, { body: { ...data, pincodes: [], slots: usualRules.slots } }),
  );
});

test('W-38 an admin sets where and when the shop delivers; a customer is held to it and orders for a later time', async ({
  page,
  shop,
}) => {
  await keep(page, shop, routes.deliveryAdmin);
  const codes = page.getByLabel(words.pincodes);
  await expect(codes).toBeVisible();
  await codes.fill('411, 412');
  await page.getByRole('link', { name: adminMessages.screens.changes }).click();
  await page.getByRole('button', { name: unsaved.stay }).click();
  await codes.fill('411');
  await page.getByRole('checkbox', { name: words.slots.on }).check();
  await page.getByLabel(words.slots.capacity).fill('1');
  await page.getByRole('button', { name: unsaved.save }).click();
  await expect(toast(page, 'Delivery rules saved')).toBeVisible();
  await expect(page.getByText(unsaved.title)).toBeHidden();
  await page.getByRole('link', { name: adminMessages.screens.changes }).click();
  await page.getByRole('searchbox').fill('Delivery'); // the other journeys write to the log, too
  const entry = page.getByRole('listitem').filter({ hasText: 'changed shop Delivery' }).first();
  await expect(entry).toContainText('411');

  const asha = await shop.customer();
  await asha.adds(await shop.sells());
  await asha.address({ pincode: '560001' });
  await arriveAs(page, asha);
  await page.goto(routes.checkout);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /We don’t deliver to 560001/ })).toBeChecked();
  await expect(cashOnDelivery(page)).toBeDisabled();
  const header = page.getByRole('banner').getByRole('button', { name: place.label });
  await expect(header).toHaveAccessibleName(`${place.label}: ${place.notYet} 560001`);
  await header.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /560001/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: place.browse }).click();
  await page.getByRole('button', { name: messages.ui.address.addTile }).click();
  await fillAddress(page, { 'PIN code': '411030' });
  await page.getByRole('dialog').getByRole('button', { name: messages.ui.form.save }).click();
  await page.getByRole('radio', { name: /411030/ }).check();
  await expect(main.getByText('Arrives in about 10 minutes')).toBeVisible();

  await page.getByRole('radio', { name: time.later }).check();
  await expect(cashOnDelivery(page)).toBeDisabled();
  await page.getByRole('combobox', { name: time.day }).click();
  await page.getByRole('option', { name: time.tomorrow }).click();
  await page.getByRole('combobox', { name: time.hours }).click();
  await page.getByRole('option', { name: /^5.6.pm$/ }).click();
  await expect(main.getByText(/^Delivery: .*5.6.pm$/)).toBeVisible();
  await cashOnDelivery(page).click();
  await expect(page).toHaveURL(routes.success);
  await expect(page.getByText(/5.6.pm/).first()).toBeVisible();
});

test('a guest sets the PIN code in the header, sees what the shop promises there, and keeps it over a reload', async ({
  page,
  shop,
}) => {
  const admin = await shop.admin();
  const { data } = granted(await admin.call(calls.delivery.rules));
  granted(await admin.call(calls.delivery.update, { body: { ...data, pincodes: ['411'] } }));
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: place.label });
  await expect(button).toHaveAccessibleName(`${place.label}: ${place.deliverTo} ${place.pincode}`);
  await button.click();
  const dialog = page.getByRole('dialog', { name: place.title });
  const field = dialog.getByLabel(place.pincode);
  await expect(field).toBeFocused();
  await page.keyboard.type('560 001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('We’re not in 560001 yet');
  await dialog.getByRole('button', { name: place.browse }).click();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(`${place.label}: ${place.notYet} 560001`);

  await page.keyboard.press('Enter');
  await field.fill('411030');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const promised = `${place.label}: 10 min 411030`;
  await expect(button).toHaveAccessibleName(promised);
  await page.reload();
  await expect(button).toHaveAccessibleName(promised);
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBe('{"entries":["411030"]}');
  for (const width of [320, 390, 1_366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
