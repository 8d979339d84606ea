import { calls } from '../../contract/calls.js';
import { productLink, routes } from '../../contract/links.js';
import { goOn } from '../support/axe.js';
import { expect, test } from '../support/browser.js';
import { renderInBrowser } from '../support/browserRendering.js';
import { unique } from '../support/customer.js';
import { add, arriveAs, card, quantityOf } from '../support/shopper.js';

test('S-018 S-055 S-056 S-057 S-058 S-059 S-060 a product says all about itself', async ({ page, shop }) => {
  const images = (await shop.categories()).slice(0, 3).map(({ image }) => image);
  const product = await shop.sells({
    unit: '2 x 500 ml',
    price: 99.5,
    discount: 7,
    image: images,
    description: 'From cows that graze near Pune.',
    more_details: { 'Shelf life': '3 days', 'Net wt.': '1 kg' },
  });
  await page.goto(productLink(product));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  for (const text of ['10 Min', '₹92.50', '₹99.50', '7% Off', 'Superfast Delivery', 'Best Prices & Offers'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main).toContainText('5000+ products');
  for (const text of [
    'From cows that graze near Pune.',
    '2 x 500 ml',
    'Shelf life',
    '3 days',
    'Net wt.',
    '1 kg',
  ])
    await expect(main.getByText(text, { exact: true }).last()).toBeVisible();

  const thumbnail = (position: number) => main.getByRole('button', { name: `Show image ${position} of 3` });
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  await main.getByRole('button', { name: 'Next image' }).click();
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await thumbnail(3).click();
  await expect(main.getByRole('group', { name: `${product.name}, image 3 of 3` })).toBeVisible();

  await add(main, product.name).click();
  await expect(quantityOf(main, product.name)).toHaveText('1');
});

test('S-058 S-062 a sold-out product says so, and cannot be added', async ({ page, shop }) => {
  const product = await shop.sells({ stock: 0 });
  await page.goto(productLink(product));
  await expect(page.getByRole('main').getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(add(page, product.name)).toHaveCount(0);
  await page.goto(`/search?q=${product.name}`);
  await expect(card(page, product.name)).toContainText('Out of stock');
  await expect(add(page, product.name)).toHaveCount(0);
});

test('S-062 a product that sells out while in the cart says so on its page, in the search and in the cart, and can only be removed', async ({
  page,
  shop,
}) => {
  const customer = await shop.customer();
  const product = await shop.sells({ stock: 3 });
  for (let count = 0; count < 3; count += 1) await customer.adds(product);
  await shop.changes(product, { stock: 0 });
  await arriveAs(page, customer);
  const main = page.getByRole('main');
  const remove = main.getByRole('button', { name: `Remove ${product.name}` });
  const others = main
    .getByRole('button', { name: /^(Add|One (more|less)) / })
    .filter({ hasText: product.name });
  for (const [address, place] of [
    [productLink(product), main],
    [`/search?q=${product.name}`, card(page, product.name)],
    [routes.cart, main],
  ] as const) {
    await page.goto(address);
    await expect(place).toContainText(/out of stock/i);
    await expect(place).not.toContainText(/Only \d|\d in cart/);
    await expect(remove).toBeVisible();
    await expect(others).toHaveCount(0);
  }
});

test('S-019 W-23 spaces, commas and ampersands are hyphens in links; other letters and a stale name do no harm', async ({
  page,
  shop,
}) => {
  const name = unique('Salt, pepper & lime 50% #1 ताज़ा');
  const product = await shop.sells({ name });
  await page.goto(`/search?q=${name.slice(-10)}`);
  const link = card(page, name).getByRole('link');
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^/product/Salt--pepper---lime-50%25-%231-.*-${product._id}$`),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const right = page.url();
  await page.goto(`/product/another-name-${product._id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(right);
});

test('a script in a name is text', async ({ page, shop }) => {
  const product = await shop.sells({ name: `${unique('Milk')} <img src=x onerror="document.title='hit'">` });
  await page.goto(productLink(product));
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page).toHaveTitle(`${product.name} · Tokri`);
});

test('while a product is on its way the tab does not name the one that was opened first', async ({
  page,
  shop,
}) => {
  const [first, second] = [await shop.sells(), await shop.sells()];
  await page.goto(productLink(first));
  await expect(page).toHaveTitle(`${first.name} · Tokri`);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**${calls.product.details.path}`, async (route) => {
    await answered;
    await route.continue();
  });
  await goOn(page, productLink(second));
  await expect(page).toHaveTitle('Tokri');
  answer();
  await expect(page).toHaveTitle(`${second.name} · Tokri`);
});

for (const address of ['/product/milk-000000000000000000000000', '/product/milk'])
  test(`no product stands at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeAttached();
    await page.getByRole('link', { name: 'Go To Home' }).click();
    await expect(page).toHaveURL('/');
  });

test('W-20 a product that cannot be loaded offers Retry in place, which works', async ({ page, shop }) => {
  const product = await shop.sells();
  const path = `**${calls.product.details.path}`;
  await renderInBrowser(page);
  await page.route(path, (route) => route.abort());
  await page.goto(productLink(product));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load this');
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});
