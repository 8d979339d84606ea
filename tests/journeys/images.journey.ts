import { expect, type Locator, phone, test } from '../support/browser.js';

/** Waits until the image has loaded and returns its width in pixels. */
const loadedWidth = async (image: Locator): Promise<number> => {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const src = await image.evaluate((image: HTMLImageElement) => image.currentSrc);
  return Number(new URL(src).searchParams.get('w'));
};

/** Returns the background of each image. */
const groundsOf = (images: Locator): Promise<string[]> =>
  images.evaluateAll((all) =>
    all.map(({ parentElement }) => (parentElement ? getComputedStyle(parentElement).backgroundColor : '')),
  );

test.describe('on a phone', () => {
  test.use({ ...phone, deviceScaleFactor: 2 });

  test('a card loads an image no larger than the card, the product page a larger one, and enlarged it has no bands', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('img') })
      .first();
    const onCard = await loadedWidth(card.locator('img'));
    expect(onCard).toBeGreaterThan(0);
    expect(onCard).toBeLessThanOrEqual(480);
    await card.getByRole('link').click();
    const large = page.getByRole('img').and(page.locator('[loading="eager"]')).first();
    expect(await loadedWidth(large)).toBeGreaterThan(onCard);
    await page
      .getByRole('button', { name: /^Enlarge / })
      .first()
      .click();
    const enlarged = page.getByRole('dialog').locator('img').first();
    await expect(enlarged).toBeVisible();
    expect(await groundsOf(enlarged)).toEqual(['rgba(0, 0, 0, 0)']);
  });
});

test('before its image loads, no product has a background colour of its own', async ({ page, shop }) => {
  await page.route('**/media/**', () => undefined); // no image ever loads, so neither does the page
  await page.goto(shop.url, { waitUntil: 'domcontentloaded' });
  const images = page.getByRole('article').locator('img[srcset]');
  await expect(images.nth(9)).toBeAttached();
  expect(new Set(await groundsOf(images)).size).toBe(1);
});
