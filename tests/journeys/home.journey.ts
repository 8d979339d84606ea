import { calls } from '../../contract/calls.js';
import { categoryLink, listingLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { expect, type Page, phone, test } from '../support/browser.js';
import { renderInBrowser, takenOver } from '../support/browserRendering.js';
import { toast } from '../support/shopper.js';

const tiles = (page: Page) => page.getByRole('list', { name: 'Categories' });

/** Counts the distinct left edges of the tiles that are entirely in view, that is, the columns. */
const columns = (page: Page) =>
  tiles(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      const inView = boxes.filter(({ right }) => right <= document.documentElement.clientWidth);
      return new Set(inView.map(({ left }) => Math.round(left))).size;
    });

/** Whether the first view reaches down to the end of the first product's name. */
const firstProductInView = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .evaluate((name) => name.getBoundingClientRect().bottom <= window.innerHeight);

test('S-003 S-004 S-020 home has a banner, a tile and a row for each category, all linking to its first subcategory', async ({
  page,
  shop,
}) => {
  // categories of other journeys come and go meanwhile
  const categories = (await shop.categories()).filter(({ name }) => !name.startsWith('Shelf'));
  const subCategories = await shop.subCategories();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: /Groceries at your door in 10 minutes/ }),
  ).toBeVisible();
  for (const category of categories) {
    const first = subCategories.find((sub) => sub.category.some(({ _id }) => _id === category._id));
    const link = first ? listingLink(category, first) : categoryLink(category);
    await expect(tiles(page).getByRole('link', { name: category.name, exact: true })).toHaveAttribute(
      'href',
      link,
    );
    const row = page.getByRole('region', { name: category.name, exact: true });
    await expect(row.getByRole('link', { name: `See All ${category.name}` })).toHaveAttribute('href', link);
  }
  const first = page.getByRole('region', { name: categories[0]?.name ?? '', exact: true });
  await expect(first.getByRole('article').first()).toContainText('10 min');
});

test('S-180 tiles stand in 2, 4 and 6 columns', async ({ page }) => {
  await page.goto('/');
  await expect(tiles(page)).toBeVisible();
  for (const [width, count] of [
    [390, 2],
    [900, 4],
    [1366, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => columns(page)).toBe(count);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`a product with image and name is in the first view at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // other tests add categories to this shop: a shop has about as many as the demo
    await renderInBrowser(page);
    await page.route(`**${calls.category.list.path}`, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: unknown[] };
      await route.fulfill({ response, json: { ...reply, data: reply.data.slice(0, 16) } });
    });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(() => firstProductInView(page)).toBe(true);
  });

test('S-176 the arrows move a row by 200 px', async ({ page, shop }) => {
  const [category] = await shop.categories();
  const name = category?.name ?? '';
  await page.goto('/');
  const row = page.getByRole('region', { name, exact: true });
  await expect(row.getByRole('article').first()).toBeVisible();
  await row.getByRole('button', { name: `Scroll ${name} forward` }).click();
  const left = () => row.getByRole('list').evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await expect.poll(left).toBe(200);
  await row.getByRole('button', { name: `Scroll ${name} back` }).click();
  await expect.poll(left).toBe(0);
});

test('S-017 S-052 S-053 a tile opens its subcategory, with its name and the neighbouring subcategories', async ({
  page,
  shop,
}) => {
  const [[category], subCategories] = [await shop.categories(), await shop.subCategories()];
  if (!category) throw new Error('the shop has no category');
  const neighbours = subCategories.filter((other) => other.category.some(({ _id }) => _id === category._id));
  await page.goto('/');
  await tiles(page).getByRole('link', { name: category.name, exact: true }).click();
  const [first, second] = neighbours;
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/.+-${category._id}/.+-${first?._id}$`));
  const column = page.getByRole('navigation', { name: 'Sub categories' });
  await expect(column.getByRole('link')).toHaveText(neighbours.map(({ name }) => name));
  await column.getByRole('link', { name: second?.name ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeVisible();
  await expect(column.getByRole('link', { name: second?.name ?? '' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S-026 S-173 the header types its prompts, one after the other', async ({ page }) => {
    await page.goto('/');
    const typed = page.getByRole('search');
    for (const word of ['milk', 'bread', 'sugar'])
      await expect(typed).toContainText(`Search "${word}"`, { timeout: 30_000 });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S-026 the prompt rests', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const prompt = page.getByRole('search').getByText('Search "milk"', { exact: true });
    await expect(prompt).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(prompt).toBeVisible();
  });
});

test('S-021 S-027 S-028 S-029 the header leads to the search, the footer out', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Tokri home' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'My Cart' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2024');
  await expect(footer.getByRole('list', { name: 'Social links' }).getByRole('link')).toHaveCount(4);
  await header.getByRole('link', { name: 'Search for products' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByPlaceholder('Search for aata dall and more...')).toBeFocused();
});

test('S-169 W-20 categories that do not load show an error in place, without a toast, and Retry loads them', async ({
  page,
}) => {
  const path = `**${calls.category.list.path}`;
  await renderInBrowser(page);
  await page.route(path, (route) => route.abort());
  await page.goto('/');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load this');
  await expect(toast(page, /./)).toHaveCount(0);
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('S-132 W-20 a call without an answer ends after 15 s, and can be made again', async ({ page }) => {
  await page.clock.install();
  const path = `**${calls.category.list.path}`;
  await renderInBrowser(page);
  await page.route(path, () => undefined);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Loading categories' })).toBeVisible();
  await page.clock.runFor(15_100);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
});

for (const { by, calling, render } of [
  { by: 'the server', calling: 0, render: () => undefined },
  { by: 'the browser', calling: 1, render: renderInBrowser },
])
  test(`S-088 categories that came with a home rendered by ${by} are kept from screen to screen`, async ({
    page,
  }) => {
    await render(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(calls.category.list.path)) asked += 1;
    });
    await page.goto('/');
    await takenOver(page);
    await tiles(page).getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Tokri home' }).click();
    await expect(tiles(page).getByRole('link').first()).toBeVisible();
    expect(asked).toBe(calling);
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('S-174 the search is 300 px wide at least', async ({ page }) => {
    await page.goto('/search');
    const box = page.getByRole('combobox').locator('xpath=..');
    await expect(box).toBeVisible();
    expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(300);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThanOrEqual(420);
  });
});

test('S-170 the seven local messages read as the specification has them', () => {
  expect(Object.values(messages.local)).toEqual([
    'Please Login',
    'password and confirm password must be same',
    'New password and confirm password must be same',
    'Item added',
    'Item removed',
    'Address Remove',
    'Do not have permission',
  ]);
});

test('S-029 the footer keeps its four links where the merchant has set one', async ({ page }) => {
  await renderInBrowser(page);
  await page.route(`**${calls.shop.settings.path}`, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: object };
    const social = [{ name: 'X', url: 'https://x.com/tokri' }];
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, social } } });
  });
  await page.goto('/');
  const links = page.getByRole('list', { name: 'Social links' }).getByRole('link');
  await expect(links.nth(2)).toHaveAttribute('href', 'https://x.com/tokri');
  await expect(links).toHaveCount(4);
});

test('a shop with nothing in it says so, calmly', async ({ page }) => {
  await renderInBrowser(page);
  const nothing = {
    success: true,
    error: false,
    message: '',
    data: [],
    page: 1,
    totalPage: 0,
    totalCount: 0,
  };
  for (const { path } of [calls.category.list, calls.subcategory.list, calls.product.search])
    await page.route(`**${path}`, (route) => route.fulfill({ json: nothing }));
  await page.goto('/');
  await expect(page.getByText('No products yet')).toBeVisible();
  await page.getByRole('link', { name: 'Start shopping' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByText('No products yet')).toBeVisible();
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('S-174 the search is 300 pixels wide, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/');
    const box = await page.getByRole('link', { name: 'Search for products' }).boundingBox();
    expect(box).toMatchObject({ x: 10, width: 300 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
