import { readFile } from 'node:fs/promises';
import { orderLink, routes } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { textsOfPdf } from '../support/pdf.js';
import { arriveAs } from '../support/shopper.js';

const downloads = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download proforma invoice' }).click(),
  ]);
  return { name: file.suggestedFilename(), texts: textsOfPdf(await readFile(await file.path())) };
};

test('a customer and an admin save the invoice of an order as PDF', async ({ page, shop }) => {
  const customer = await shop.customer('Zeenat');
  await customer.adds(await shop.sells({ name: 'अमूल दूध', price: 60 }), 2);
  const { orderId } = await customer.placesOrder();
  await arriveAs(page, customer);
  await page.goto(orderLink(orderId));
  const own = await downloads(page);
  expect(own.name).toBe(`proforma-${orderId}.pdf`);
  expect(own.texts).toEqual(expect.arrayContaining(['Zeenat', 'अमूल दूध\n500 ml', '₹120.00']));

  await arriveAs(page, await shop.admin());
  await page.goto(`${routes.orderAdmin}/${orderId}`);
  expect(await downloads(page)).toEqual(own);
});
