import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { routes } from '../../contract/links.js';
import { expect, type Page, test } from '../support/browser.js';
import { arriveAs } from '../support/shopper.js';

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

test('A-09 S-103 the upload progress of an image is shown in percent, of several images one after the other', async ({
  page,
  shop,
}) => {
  await arriveAs(page, await shop.admin());
  await page.goto(routes.uploadProduct);
  const images = page.getByLabel('Choose images');
  await expect(images).toBeAttached();
  const uplink = await uplinkOf(page);
  await uplink(slow);
  const buffer = await noise();
  await images.setInputFiles(
    ['front.png', 'back.png'].map((name) => ({ name, mimeType: 'image/png', buffer })),
  );
  const bar = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` });
  await expect(bar('front.png')).toHaveAttribute('aria-valuenow', onTheWay);
  await expect(bar('back.png')).not.toHaveAttribute('aria-valuenow');
  await uplink(-1);
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(2);
});
