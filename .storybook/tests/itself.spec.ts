import { expect, type Locator, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { entriesOf, repeatsSheet } from './entries.js';
import { hasPlay, propTables, ready } from './inPage.js';
import { test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static' } = process.env;

// One worker runs these tests on one page: a new page would load and compile the Storybook again.
test.describe.configure({ mode: 'default' });
let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  const { baseURL, locale, timezoneId } = project.use;
  page = await browser.newPage({ baseURL, locale, timezoneId });
});
test.afterAll(() => page.context().close());

/** Collects requests to addresses outside of the Storybook's folder, and requests that were not found. */
const foreignRequests = (page: Page, home: string) => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !address.startsWith(home)) foreign.push(address);
  });
  page.context().on('response', (response) => {
    if (response.status() >= 400) foreign.push(`${String(response.status())} ${response.url()}`);
  });
  return foreign;
};

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('asks no other host for anything, and works below the root of its host', async ({ baseURL }) => {
  const foreign = foreignRequests(page, baseURL ?? '');
  await page.goto('./?path=/docs/introduction--docs');
  await expect(preview(page).getByRole('heading', { name: 'Changelog' })).toBeVisible();
  // the pages themselves, without the frame around them, which is the same
  await page.goto('./iframe.html?viewMode=docs&id=catalogue-price--docs&globals=theme:dark');
  await expect(page.getByRole('heading', { name: 'Price', level: 1 })).toBeVisible();
  await page.goto('./iframe.html?viewMode=docs&id=overlays-formdialog--docs');
  await expect(page.frameLocator('iframe').first().getByRole('dialog')).toBeVisible();
  await page.goto('./iframe.html?viewMode=story&id=catalogue-productcard--playground&globals=language:hi');
  await expect(page.locator('#storybook-root').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('finds a story within two seconds', async () => {
  await page.goto('./?path=/docs/introduction--docs');
  await page.waitForLoadState('networkidle'); // the search is timed, not the start
  await page.getByRole('searchbox').fill('quantity stepper');
  await expect(page.getByRole('option', { name: /QuantityStepper/ }).first()).toBeVisible({ timeout: 2_000 });
});

test('has every page that docs/storybook.md names', () => {
  const pages = new Set(entriesOf(STORYBOOK_FOLDER).map(({ id }) => id));
  const named = [...readFileSync('docs/storybook.md', 'utf8').matchAll(/`([\w-]+--[\w-]+)`/g)];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, id = '']) => id).filter((id) => !pages.has(id))).toEqual([]);
});

test('wears the chosen theme, language and density, on pages of documentation too; shows every viewport of the design language', async () => {
  const chosen = 'theme:dark;language:hi;density:compact';
  const isDressed = async (root: Locator) => {
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('lang', 'hi');
    await expect(root).toHaveAttribute('data-density', 'compact');
  };
  await page.goto(`./iframe.html?viewMode=docs&id=catalogue-offerbadge--docs&globals=${chosen}`);
  await isDressed(page.locator('html'));
  await page.goto(`./?path=/story/catalogue-price--playground&globals=${chosen}`);
  await isDressed(preview(page).locator('html'));
  await page.getByRole('button', { name: /viewport/i }).click();
  for (const name of ['Small phone', 'Phone', 'Tablet', 'Desk', 'From md, 768 px'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
});

/** Lists the names that the files of `ui/` export. */
const exported = () =>
  readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(`ui/${file}`, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)])
    .map(([, name = '']) => name);

test('D-05 lists props of components that are exported, each with a description', async () => {
  await page.goto('./iframe.html?viewMode=story&id=catalogue-price--playground');
  await page.evaluate(ready);
  const stories = entriesOf(STORYBOOK_FOLDER).filter(({ type }) => type === 'story');
  const onePerPage = new Map(stories.map(({ id, title }) => [title, id]));
  const names = new Set(exported());
  const silent: string[] = [];
  const unknown: string[] = [];
  for (const [title, id] of onePerPage)
    for (const table of await page.evaluate(propTables, id)) {
      silent.push(...table.silent.map((prop) => `${title}: ${table.component}.${prop}`));
      if (!title.startsWith('Screens/') && !names.has(table.component))
        unknown.push(`${title}: ${table.component}`);
    }
  expect({ silent, unknown }).toEqual({ silent: [], unknown: [] });
});

test('a state that is left to its Sheet has one beside it, and no play function', async () => {
  await page.goto('./iframe.html?viewMode=story&id=catalogue-price--playground');
  await page.evaluate(ready);
  const all = entriesOf(STORYBOOK_FOLDER);
  const left = all.filter(({ tags }) => tags.includes('on-sheet'));
  expect(left.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const story of left)
    if (!repeatsSheet(story, all) || (await page.evaluate(hasPlay, story.id))) wrong.push(story.id);
  expect(wrong).toEqual([]);
});

test('D-05 the tabs over the props are called by their components', async () => {
  await page.goto('./iframe.html?viewMode=docs&id=forms-formframe--docs');
  await expect(page.getByRole('tab')).toHaveText(['FormFrame', 'SubmitButton']);
});

/**
 * One documentation page for each way in which a story shows its component: directly, in a stand-in, or in
 * parts.
 */
const coded = [
  ['cart-quantitystepper', 'QuantityStepper'],
  ['forms-formtextfield', 'FormTextField'],
  ['catalogue-productcard', 'ProductCard'],
  ['account-restoreemailform', 'RestoreEmailForm'],
] as const;

for (const [name, component] of coded)
  test(`D-10 the code to copy of ${name} is a use of ${component}`, async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`./iframe.html?viewMode=docs&id=${name}--docs`);
    await page
      .getByRole('button', { name: /^Copy( code)?$/ })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`<${component}\\b`));
  });
