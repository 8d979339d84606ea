import { calls } from '../../contract/calls.js';
import { routes, searchLink } from '../../contract/links.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { type Browser, expect, test } from '../support/browser.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn } from '../support/customer.js';
import { arriveAs } from '../support/shopper.js';

const { searching: words, catalogue, audit } = adminMessages;

let shop: BuiltShop;
test.beforeAll(async () => {
  shop = await openBuiltShop({ SEED: 'none', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
});
test.afterAll(() => shop.stop());

/** Opens a separate browser context in this shop. */
const windowIn = async (browser: Browser) =>
  (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();

test('a search without results gets a synonym, and the next customer who types it finds the product', async ({
  browser,
}) => {
  const call = clientOf(shop.url);
  const adminLogin = await logIn(call, admin.email, admin.password);
  const body = { name: 'Fresh Kombucha', unit: '300 ml', price: 90, stock: 10 };
  granted(await actingAs(adminLogin, call).call(calls.product.create, { body }));
  granted(await call(calls.search.noResults, { body: { search: 'zhengfu' } }));

  const office = await windowIn(browser);
  await arriveAs(office, adminLogin);
  await office.goto(routes.searchAdmin);
  const searchesWithoutResults = office.getByRole('region', { name: words.searchesWithoutResults });
  await searchesWithoutResults
    .getByRole('button', { name: fill(words.addWordNamed, { word: 'zhengfu' }) })
    .click();
  const field = office.getByLabel(fill(words.addTo, { word: 'zhengfu' }));
  await expect(field).toBeFocused();

  await office.getByRole('button', { name: catalogue.unsaved.save }).click();
  await expect(field).toHaveAccessibleDescription(words.needsTwo);
  await field.fill('kombucha');
  await field.press('Enter');
  await office.getByRole('link', { name: adminMessages.screens.changes }).click();
  await office.getByRole('button', { name: catalogue.unsaved.stay }).click();
  await office.getByRole('button', { name: catalogue.unsaved.save }).click();
  await expect(office.getByText(catalogue.unsaved.title)).toBeHidden();

  await searchesWithoutResults
    .getByRole('button', { name: fill(words.forgetNamed, { word: 'zhengfu' }) })
    .click();
  await expect(searchesWithoutResults.getByText(words.noSearchesWithoutResults)).toBeVisible();

  const page = await windowIn(browser);
  await page.goto(searchLink('zhengfu'));
  await expect(page.getByRole('main').getByText('Fresh Kombucha').first()).toBeVisible();

  await office.getByRole('link', { name: adminMessages.screens.changes }).click();
  await expect(office.getByText(audit.field.words).first()).toBeVisible();
  await expect(office.getByText('zhengfu, kombucha').first()).toBeVisible();
});
