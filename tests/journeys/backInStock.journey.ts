import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { productLink } from '../../contract/links.js';
import { expect, phone, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { mailsTo } from '../support/mailbox.js';

test.describe('on a phone', () => {
  test.use(phone);

  test('a guest presses Notify me before the app runs, gets one mail, and stops further ones', async ({
    page,
    shop,
  }) => {
    const [curd, milk] = [await shop.sells({ stock: 0 }), await shop.sells({ stock: 0 })];
    const email = `${unique('guest')}@example.test`;
    const asks = async ({ _id: productId }: Product) =>
      granted(await shop.call(calls.backInStock.askAsGuest, { body: { productId, email } }));
    await page.goto(productLink(curd));
    await page.getByRole('button', { name: /^Notify me when/ }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We’ll email ${email} when it’s back in stock`)).toBeVisible();
    await asks(milk);
    await shop.changes(curd, { stock: 3 });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.text).toContain(productLink(curd));

    await page.goto(/\/stop-mails#\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Stop emails' }).click();
    await expect(page.getByText('No more back-in-stock emails to this address.')).toBeVisible();
    const other = await shop.sells({ stock: 0 });
    await asks(other);
    for (const product of [milk, other]) await shop.changes(product, { stock: 3 });
    const mails = await mailsTo(shop, email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(
      [curd, other].map(({ name }) => `Back in stock: ${name}`),
    );
  });
});
