import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { expect, type Page, type Route, test } from '../support/browser.js';
import { unique } from '../support/customer.js';
import { keep } from '../support/shopkeeper.js';
import { toast } from '../support/shopper.js';

/** Returns a function that limits the upload speed, in bytes per second; -1 removes the limit. */
const uplinkOf = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const others = { offline: false, latency: 0, downloadThroughput: -1 };
  return (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', { ...others, uploadThroughput });
};
const slow = 100_000;

/** Draws an image that does not compress: a megabyte of noise. */
const noise = (side = 600) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** Matches a percentage between 1 and 99. */
const onTheWay = /^[1-9]\d?$/;

test('A-09 S-103 W-35 the progress of images is shown in percent, one after the other; a begun product is not left without a question and outlives a reload; one whose answer is lost is there once after Submit is pressed again', async ({
  page,
  shop,
}) => {
  const name = unique('Saffron');
  await keep(page, shop, routes.uploadProduct);
  const images = page.getByLabel('Choose images');
  await expect(images).toBeAttached();
  const uplink = await uplinkOf(page);
  await uplink(slow);
  const buffer = await noise();
  await images.setInputFiles(
    ['front.png', 'back.png'].map((file) => ({ name: file, mimeType: 'image/png', buffer })),
  );
  const bar = (file: string) => page.getByRole('progressbar', { name: `Uploading ${file}` });
  await expect(bar('front.png')).toHaveAttribute('aria-valuenow', onTheWay);
  await expect(bar('back.png')).not.toHaveAttribute('aria-valuenow');
  await uplink(-1);
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(2);

  const said = { Name: name, Description: 'Red.', Unit: '1 g', Stock: '5', Price: '400', Discount: '0' };
  for (const [label, text] of Object.entries(said)) await page.getByLabel(label, { exact: true }).fill(text);
  await page
    .getByRole('navigation', { name: 'Dashboard pages' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(2);

  const losing = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${calls.product.create.path}`, losing, { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Product added')).toBeVisible();
  expect((await shop.finds(name)).filter((product) => product.name === name)).toHaveLength(1);
});
