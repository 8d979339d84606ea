import { routes } from '../../contract/links.js';
import { goOn } from '../support/axe.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { tabTo } from '../support/shopper.js';

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('a language is chosen by keyboard, and nothing runs out of the page', async ({ page }) => {
    await page.goto(routes.cancel);
    await takenOver(page);
    await tabTo(page, choice(page, 'हिन्दी'));
    await page.keyboard.press('Enter');
    await expect(choice(page, 'हिन्दी')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'हिन्दी')).toBeFocused();
    for (const path of [routes.home, routes.cart, routes.register]) {
      await goOn(page, path);
      await expect(page.getByRole('contentinfo')).toContainText('सर्वाधिकार');
      expect(`${path} ${await widthOf(page)}`).toBe(`${path} 320`);
    }
    await choice(page, 'தமிழ்').click(); // added by a file
    await expect(choice(page, 'தமிழ்')).toHaveAttribute('aria-pressed', 'true');
    expect(await widthOf(page)).toBe(320);
  });
});
