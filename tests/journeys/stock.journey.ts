import { expect, type Page, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { keep } from '../support/shopkeeper.js';
import { toast } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

/** Opens the stock table and searches in it. */
const openTable = (page: Page, shop: StockedShop, search: string) =>
  keep(page, shop, `/dashboard/stock?search=${encodeURIComponent(search)}`);
const cell = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^Edit ${label}:`) });
const edit = async (page: Page, label: string, value: string) => {
  await cell(page, label).click();
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.keyboard.press('Enter');
};

test('A-05 A-07 W-34 a stock edit applies the difference, also Undo; only another admin’s change of the same field is a conflict; an error moves nothing in the table, and Enter right after it acts on it', async ({
  page,
  shop,
}) => {
  const product = await shop.sells({ name: unique('Ghee'), price: 60, stock: 10 });
  const fields = ['Price', 'Discount', 'Stock'].map((field) => `${field} of ${product.name}`);
  const [price = '', discount = '', stock = ''] = fields;
  await openTable(page, shop, product.name);
  await expect(cell(page, stock)).toHaveText('10');

  await test.step('an invalid value shows its error without moving anything', async () => {
    const places = () =>
      page
        .getByRole('table')
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => Object.values(cell.getBoundingClientRect().toJSON())));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await edit(page, discount, '101');
    await expect(page.getByRole('alert')).toHaveText('Enter a number from 0 to 100');
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
  });

  const customer = await shop.customer();
  await customer.adds(product, 3);
  await customer.placesOrder();
  await test.step('purchases meanwhile are kept', async () => {
    await edit(page, stock, '20');
    await expect(toast(page, `${stock} is now 17, including changes since you looked`)).toBeVisible();
    await expect(cell(page, stock)).toBeFocused();
    await page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByRole('button', { name: 'Undo', includeHidden: true })
      .click();
    await expect(toast(page, `${stock} is 7 again`)).toBeVisible();
    expect(await shop.stockOf(product)).toBe(7);
  });

  await test.step('another admin’s change of another field is no conflict for a price; one of the price is, and is replaced on request', async () => {
    await shop.changes(product, { discount: 20 });
    await edit(page, price, '65');
    await expect(toast(page, `${price} is now ₹65.00`)).toBeVisible();
    await expect(cell(page, discount)).toHaveText('20%');

    await shop.changes(product, { price: 80 });
    await edit(page, price, '70');
    await page.getByRole('button', { name: /^Save ₹70.00 as/ }).click();
    await expect(toast(page, `${price} is now ₹70.00`)).toBeVisible();
    expect((await shop.finds(product.name))[0]).toMatchObject({ price: 70, discount: 20 });
  });

  await test.step('Enter right after an error acts on that error', async () => {
    await customer.adds(product, 6);
    await customer.placesOrder();
    await page.evaluate(() => {
      const refused = new MutationObserver(() => {
        if (!document.querySelector('[role=tooltip] [role=alert]')) return;
        refused.disconnect();
        const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        document.activeElement?.dispatchEvent(enter);
      });
      refused.observe(document.body, { subtree: true, childList: true });
    });
    await edit(page, stock, '2');
    await expect(toast(page, `${stock} is now 2`)).toBeVisible();
    expect(await shop.stockOf(product)).toBe(2);
  });
});
