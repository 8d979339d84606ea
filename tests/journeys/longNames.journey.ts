import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { goOn } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { arriveAs } from '../support/shopper.js';

/** Lists where a text with this beginning overflows its card, its row or the screen, or covers a button. */
const spills = (page: Page, begins: string): Promise<string[]> =>
  page.evaluate((start) => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const issues: string[] = [];
    let found = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.startsWith(start) || !element.getClientRects().length) continue;
      found += 1;
      const range = document.createRange();
      range.selectNodeContents(text);
      // clipped text is not visible
      const isClipped = getComputedStyle(element).overflowX === 'hidden';
      const drawn = (isClipped ? element : range).getBoundingClientRect();
      const frame = element.closest('tr, article, li') ?? document.documentElement;
      if (drawn.right > Math.min(frame.getBoundingClientRect().right, innerWidth) + 1)
        issues.push('leaves its frame');
      const beside = [...frame.querySelectorAll('button')].filter((button) => !button.contains(element));
      for (const button of beside) {
        const { left, top, bottom } = button.getBoundingClientRect();
        if (left < drawn.right - 1 && left > drawn.left && top < drawn.bottom - 1 && bottom > drawn.top + 1)
          issues.push(`lies under ${button.getAttribute('aria-label') ?? button.innerText}`);
      }
    }
    return found ? issues : ['is not there'];
  }, begins);

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a long name without a space stays in its place, in every list of the dashboard', async ({
    page,
    shop,
  }) => {
    const name = `${unique('Long')}${'Masala'.repeat(13)}`;
    const admin = await shop.admin();
    const image = (await shop.categories())[0]?.image ?? '';
    granted(await admin.call(calls.category.create, { body: { name, image } }));
    const category = (await shop.categories()).filter((one) => one.name === name);
    granted(await admin.call(calls.subcategory.create, { body: { name, image, category } }));
    const product = await shop.sells({ name, category, image: [image] });
    const customer = await shop.customer(name);
    await customer.adds(product);
    await customer.placesOrder();
    await arriveAs(page, admin);
    const searched = [routes.productAdmin, routes.orderAdmin, routes.stockAdmin, routes.auditAdmin];
    for (const path of [
      ...[routes.categoryAdmin, routes.subCategoryAdmin],
      ...searched.map((screen) => `${screen}?search=${name}`),
    ]) {
      await goOn(page, path);
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      expect([path, await spills(page, name)]).toEqual([path, []]);
    }
  });
});
