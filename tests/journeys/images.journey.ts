import { productLink } from '../../contract/links.js';
import { expect, type Locator, type Page, phone, test } from '../support/browser.js';
import type { StockedShop } from '../support/stockedShop.js';

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

  test('a card has no background colour of its own before its image loads, and loads one no larger than the card, the product page a larger one, and enlarged it has no bands', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    const images = page.getByRole('article').locator('img[srcset]');
    await expect(images.last()).toHaveJSProperty('naturalWidth', 0); // it is far below
    expect(new Set(await groundsOf(images)).size).toBe(1);
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

/** Returns how many times larger than the window the enlarged image is. */
const zoomOf = (page: Page): Promise<number> =>
  page
    .getByRole('dialog')
    .locator('img')
    .first()
    .evaluate((image) => image.getBoundingClientRect().width / image.clientWidth);
const enlarge = async (page: Page, shop: StockedShop) => {
  const [product] = (await shop.finds('milk')).filter(({ image }) => image.length);
  await page.goto(product ? productLink(product) : '');
  await page
    .getByRole('button', { name: /^Enlarge / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
};

test.describe('an enlarged image on a phone', () => {
  test.use(phone);

  test('is zoomed by a double tap, by two fingers and by a wheel, and the focus returns after it', async ({
    page,
    shop,
  }) => {
    await enlarge(page, shop);
    const fingers = await page.context().newCDPSession(page);
    const taps = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
    const at = { x: 195, y: 420 };
    // all at once: taps more than 300 ms apart are no double tap
    await Promise.all(
      taps.map((type) =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] }),
      ),
    );
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click({ clickCount: 3 });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart ? [-apart, apart].map((by, id) => ({ x: 195 + by, y: 420, id })) : [],
      });
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1, 1);
    await touch('touchStart', 20);
    for (const apart of [30, 45, 60, 80]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    await page.mouse.move(at.x, at.y);
    for (let turn = 0; turn < 9; turn += 1) await page.mouse.wheel(0, 200);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1, 1);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Enlarge / }).first()).toBeFocused();
  });
});
