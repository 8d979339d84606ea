import { expect, type Locator, phone, test } from '../support/browser.js';

/** How many pixels wide the picture that came is, once it has come. */
const loadedWidth = async (picture: Locator): Promise<number> => {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  return Number(new URL(src).searchParams.get('w'));
};

test.describe('on a phone', () => {
  test.use({ ...phone, deviceScaleFactor: 2 });

  test('a card loads a picture no larger than the card, and the product page a larger one', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    const card = page.getByRole('article').first();
    const onCard = await loadedWidth(card.locator('img'));
    expect(onCard).toBeGreaterThan(0);
    expect(onCard).toBeLessThanOrEqual(480);
    await card.getByRole('link').click();
    const large = page.getByRole('img').and(page.locator('[loading="eager"]')).first();
    expect(await loadedWidth(large)).toBeGreaterThan(onCard);
  });
});
