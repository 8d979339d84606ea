import { calls } from '../../contract/calls.js';
import { listingLink, productLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { quietOf } from '../support/axe.js';
import { takenOver } from '../support/browserRendering.js';
import { expect, type Page, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { shopProxy } from '../support/shopProxy.js';
import {
  add,
  arriveAs,
  cartButton,
  cashOnDelivery,
  oneMore,
  quantityOf,
  spoilTokens,
  toast,
} from '../support/shopper.js';

test.use({ serviceWorkers: 'allow' });

const { web, ui } = messages;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

/** Uses the page, and waits until the service worker is in control of it. */
const controlled = async (page: Page): Promise<void> => {
  await takenOver(page);
  await page.mouse.move(100, 100);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
};

/** Lists the addresses of everything that the service worker has kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map((name) => caches.open(name));
    const requests = await Promise.all(stores.map(async (store) => (await store).keys()));
    return requests.flat().map(({ url }) => url);
  });
const personal =
  /\/api\/(?:user|cart|address|order)\/|\/(?:checkout|dashboard|search)(?:$|[/?])|search-product/;

test('a guest browses on offline, fills the cart, and orders once the network is back', async ({
  page,
  context,
  shop,
}) => {
  const { category, subCategory, products } = await shop.listing(2);
  const [milk = '', bread = ''] = products.map(({ name }) => name);
  const [{ _id: milkId } = { _id: '' }] = products;
  const customer = await shop.customer();
  const quiet = quietOf(page);
  await page.goto('/');
  await controlled(page);
  await page.mouse.move(0, 0); // where it rests, a product would be loaded ahead
  await main(page).getByRole('link', { name: category.name }).first().press('Enter');
  await expect(heading(page, subCategory.name)).toBeVisible();
  await main(page).getByRole('link', { name: milk }).press('Enter');
  await expect(heading(page, milk)).toBeVisible();
  await quiet();
  // the service worker stores a reply after the page has it
  await expect.poll(async () => (await kept(page)).some((url) => url.includes(milkId))).toBe(true);
  await context.setOffline(true);

  await page.reload();
  await expect(heading(page, milk)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: ui.site.name }).click();
  await main(page).getByRole('link', { name: category.name }).first().click();
  await expect(heading(page, subCategory.name)).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.goto('/?utm_source=mail');
  await expect(main(page).getByRole('article').first()).toBeVisible();

  await main(page).getByRole('link', { name: category.name }).first().click();
  await expect(heading(page, subCategory.name)).toBeVisible();
  await main(page).getByRole('link', { name: bread }).click();
  await expect(main(page).getByRole('alert')).toContainText(ui.states.notLoadedHint);
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText(ui.states.notLoadedHint);

  await page.goBack();
  await add(page, milk).click();
  await page.goto('/cart');
  await expect(quantityOf(main(page), milk)).toHaveText('1');
  await main(page)
    .getByRole('button', { name: /Proceed/ })
    .click();
  await expect(main(page).getByRole('alert')).toContainText(web.checkout.offline);

  await context.setOffline(false);
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(cartButton(page)).toContainText('1 item');
  expect((await customer.cart()).map(({ productId }) => productId.name)).toEqual([milk]);
});

test('what a customer changes offline outlives a reload, and reaches the shop with what other devices changed', async ({
  page,
  context,
  shop,
}) => {
  const [milk, bread, rice] = [await shop.sells(), await shop.sells(), await shop.sells()];
  const customer = await shop.customer();
  await customer.address();
  await customer.adds(bread);
  await arriveAs(page, customer);
  await page.goto(productLink(milk));
  await controlled(page);
  await expect(cartButton(page)).toContainText('1 item');
  await context.setOffline(true);

  await add(page, milk.name).click();
  await expect(toast(page, web.cart.offline)).toBeVisible();
  await oneMore(page, milk.name).click();
  await customer.adds(milk, 5);
  await customer.adds(rice);
  await page.reload();
  await expect(quantityOf(page, milk.name)).toHaveText('2');
  await expect(cartButton(page)).toContainText('3 items');
  await page.goto('/checkout');
  await expect(main(page).getByRole('alert').filter({ hasText: web.checkout.offline })).toBeVisible();
  await expect(cashOnDelivery(page)).toBeDisabled();

  await spoilTokens(page, ['access']); // it runs out meanwhile
  await context.setOffline(false);
  await expect(cashOnDelivery(page)).toBeEnabled();
  await expect(main(page).getByRole('alert').filter({ hasText: web.checkout.offline })).toBeHidden();
  await expect(cartButton(page)).toContainText('4 items');
  const quantities = (await customer.cart()).map(({ productId, quantity }) => [productId.name, quantity]);
  expect(Object.fromEntries(quantities)).toEqual({ [milk.name]: 2, [bread.name]: 1, [rice.name]: 1 });

  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  expect((await kept(page)).filter((address) => personal.test(address))).toEqual([]);
  const seen = async () => (await kept(page)).filter((address) => address.endsWith(productLink(milk)));
  expect(await seen()).toHaveLength(1);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect.poll(seen).toEqual([]);
});

test('offline, every language of the shop can be chosen, and a reply that was kept is that of the chosen one', async ({
  page,
  context,
  shop,
}) => {
  const { category, subCategory, products } = await shop.listing(1);
  const [milk] = products;
  if (!milk) throw new Error('the subcategory has no product');
  const translated = 'गाय का दूध';
  const admin = await shop.admin();
  granted(
    await admin.call(calls.product.update, {
      body: { _id: milk._id, translations: { hi: { name: translated } } },
    }),
  );
  const choice = (name: string) => page.getByRole('contentinfo').getByRole('button', { name, exact: true });
  const quiet = quietOf(page);
  await page.goto('/');
  await controlled(page);
  await page.goto(listingLink(category, subCategory));
  await main(page).getByRole('link', { name: milk.name }).click();
  await expect(heading(page, milk.name)).toBeVisible();
  await takenOver(page); // before, the page would load again, and its data would come without a reply
  await choice('हिन्दी').click();
  await expect(heading(page, translated)).toBeVisible();
  await choice('English').click();
  await expect(heading(page, milk.name)).toBeVisible();
  await choice('हिन्दी').click();
  await expect(heading(page, translated)).toBeVisible();
  await quiet();
  await context.setOffline(true);
  await choice('English').click();
  await expect(heading(page, milk.name)).toBeVisible();
  await choice('मराठी').click(); // a language that the shop adds, not chosen before
  await expect(page.getByRole('banner').getByRole('button', { name: 'माझे कार्ट' })).toBeVisible();
});

test('after a new release nothing of the old one opens offline', async ({ page, context, shop }) => {
  const [milk, bread] = [await shop.sells(), await shop.sells()];
  const proxy = await shopProxy(shop.url);
  const release = () => page.locator('html').getAttribute('data-release');
  await page.goto(proxy.url + productLink(milk));
  await controlled(page);
  await page.goto(proxy.url + productLink(bread));
  expect(await release()).toBe('1');

  proxy.release();
  await page.reload();
  expect(await release()).toBe('2');
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => /^(shell|pages)/.test(name)).sort()),
      { timeout: 30_000 },
    )
    .toEqual(['pages-2', 'shell-2']);
  const breadPage = proxy.url + productLink(bread);
  await expect.poll(() => kept(page)).toContain(breadPage);
  await context.setOffline(true);
  await page.goto(proxy.url + productLink(milk));
  expect(await release()).toBe('2');
  await expect(main(page).getByRole('alert')).toContainText(ui.states.notLoadedHint);
  await page.goto(breadPage);
  expect(await release()).toBe('2');
  await expect(heading(page, bread.name)).toBeVisible();
  await proxy.close();
});
