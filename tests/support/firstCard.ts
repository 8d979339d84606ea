import { calls } from '../../contract/calls.js';
import { expect, type Page } from './browser.js';

const sizes = [
  [390, 844],
  [1366, 768],
] as const;

/** Whether the whole card of the first product is in view without scrolling. */
export const firstCardInView = (page: Page): Promise<boolean> =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((card) => {
      const { top, left, right, bottom } = card.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return (
        top >= 0 && left >= 0 && right <= clientWidth && bottom <= window.innerHeight && window.scrollY === 0
      );
    });

/** Waits until the first card is wholly in the first view, on a phone and on a desk. */
export const expectFirstCard = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => firstCardInView(page)).toBe(true);
  }
};

/** Shows as many categories as the demo has: other tests add some to this shop. */
export const withCategoriesOfTheDemo = async (page: Page): Promise<void> => {
  await page.route(`**${calls.category.list.path}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: unknown[] };
    await route.fulfill({ response, json: { ...reply, data: reply.data.slice(0, 16) } });
  });
};
