import { expect, type Page, test } from '../support/browser.js';
import { password } from '../support/customer.js';
import { ordersOf } from '../support/ordering.js';
import { add, cartButton, cashOnDelivery, enter, oneMore, tabTo, toast } from '../support/shopper.js';

/** Checks whether the focused element has more than the browser's default outline. */
const outline = (page: Page) =>
  page.evaluate(() =>
    document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
  );

test('S-092 S-106 W-17 a keyboard user skips the header, searches, hears why there are no more, logs in, adds an address and orders', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const [paneer, tofu] = [await shop.sells({ stock: 2 }), await shop.sells()];
  await page.goto('/cancel');
  const home = page.getByRole('link', { name: 'Go To Home' });
  await expect(home).toBeVisible(); // before, Tab goes past it
  await enter(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await enter(page, page.getByRole('link', { name: 'Search for products' }), 'Shift+Tab');
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await expect(box).toBeFocused();
  await page.keyboard.type(paneer.name);
  await enter(page, add(page, paneer.name).first());
  await expect(oneMore(page, paneer.name)).toBeFocused();
  expect(await outline(page)).toBe('solid');
  await page.keyboard.press('Space');
  await expect(cartButton(page)).toContainText('2 items');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Only 2 in stock')).toBeVisible();
  await expect(oneMore(page, paneer.name)).toBeFocused();

  await tabTo(page, box, 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(tofu.name);
  await enter(page, add(page, tofu.name).first());
  await expect(cartButton(page)).toContainText('3 items');
  await enter(page, cartButton(page), 'Shift+Tab');

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await enter(page, drawer.getByRole('button', { name: /Proceed$/ }));
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(customer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  for (const street of ['1 Temple Road', '2 Market Road']) {
    await enter(page, page.getByRole('button', { name: 'Add address' }));
    const form = page.getByRole('dialog', { name: 'Add Address' });
    for (const [label, text] of [
      ['Address Line', street],
      ['PIN code', '411030'],
      ['Mobile No.', '9876543210'],
    ] as const) {
      await tabTo(page, form.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await enter(page, form.getByRole('button', { name: 'Save' }));
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
  }
  await expect(page.getByRole('radio', { name: /2 Market Road/ })).toBeVisible(); // the list is loaded anew
  await tabTo(page, page.getByRole('radio', { name: /1 Temple Road/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /2 Market Road/ })).toBeChecked();

  await tabTo(page, cashOnDelivery(page));
  for (let held = 0; held < 3; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  const orders = await ordersOf(customer);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ delivery_address: { address_line: '2 Market Road' } });
  expect(orders[0]?.lines.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
});
