import { orderLink, productLink, routes } from '../../contract/links.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { receives } from '../support/rating.js';
import { arriveAs, toast } from '../support/shopper.js';

/** Scrolls on until the reviews have loaded. */
const toReviews = async (page: Page) => {
  const heading = page.getByRole('heading', { name: words.title });
  await page.mouse.move(5, 5);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  return page.getByRole('region', { name: words.title });
};

/** Presses the middle of a star, as a mouse does. */
const press = (page: Page, star: number) =>
  page
    .getByRole('radiogroup', { name: words.stars })
    .locator('label')
    .nth(star - 1)
    .click();

test.describe('on a phone', () => {
  test.use(phone);

  test('a customer rates what was delivered, an admin approves it, and everybody reads it', async ({
    page,
    shop,
  }) => {
    const product = await shop.sells();
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const orderId = await receives(shop, customer, product);
    const text = unique('Creamy');

    await arriveAs(page, customer);
    await page.goto(orderLink(orderId));
    await page.getByRole('button', { name: `Rate ${product.name}` }).click();
    await press(page, 2);
    for (const _repeat of [1, 2]) await press(page, 4);
    await page.getByLabel(words.text).fill(text);
    await page.getByLabel(words.name).fill('Meera');
    await page.getByRole('button', { name: words.save }).click();
    await expect(toast(page, 'Thank you for your rating')).toBeVisible();
    await expect(page.getByRole('button', { name: `Change your rating of ${product.name}` })).toBeFocused();

    await arriveAs(page, admin);
    await page.goto(`${routes.ratingAdmin}?search=${text}`);
    await page.getByRole('button', { name: `Approve the rating of ${product.name}` }).press('Enter');
    await expect(page.getByText(adminMessages.ratings.noneSuch)).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(productLink(product));
    await expect(page.getByRole('img', { name: '4.0 out of 5 stars, ratings: 1' })).toBeVisible();
    const seen = await toReviews(page);
    await expect(seen.getByText(text)).toBeVisible();
    await expect(seen.getByText(/^Meera, /)).toBeVisible();
    await expect(seen.getByRole('button')).toHaveCount(0);
  });
});
