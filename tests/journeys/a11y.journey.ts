import { categoryLink, listingLink, orderLink, productLink, successLink } from '../../contract/links.js';
import type { Product } from '../../contract/product.js';
import { goOn, type Screen, walk } from '../support/axe.js';
import { expect, type Page, test } from '../support/browser.js';
import { logIn, type TestCustomer } from '../support/customer.js';
import { arriveAs, cartButton, keepInBrowser } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

type Go = (page: Page, address: string) => Promise<unknown>;

const anew: Go = (page, address) => page.goto(address);

const at =
  (go: Go) =>
  (address: string): Screen => ({ name: address, arrive: (page) => go(page, address) });

/** Describes a screen that follows an order: it is ready once it shows the order's number. */
const following = (go: Go, address: string, orderId: string): Screen => ({
  name: address,
  follows: true,
  arrive: async (page) => {
    await go(page, address);
    await expect(page.getByRole('main').getByText(orderId).first()).toBeVisible();
  },
});

const opened = (
  address: string,
  what: string,
  press: string | RegExp,
  role: 'dialog' | 'alertdialog' | 'menu' = 'dialog',
  go: Go = goOn,
) => ({
  name: `${what} on ${address}`,
  arrive: async (page: Page) => {
    await go(page, address);
    await page.getByRole('button', { name: press, exact: true }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
  },
});

/**
 * Each of these begins with a new page, because an overlay of the frame stays open when its screen is
 * reopened.
 */
const inTheFrame = [
  opened('/cancel', 'the cart', /items/, 'dialog', anew),
  opened('/cancel', 'the menu', 'Account', 'menu', anew),
];

/** Describes a step of a password reset. The router keeps the data of the step before in the history. */
const step = (address: string, state: object): Screen => ({
  name: address,
  arrive: async (page) => {
    await page.goto('/cancel');
    await page.evaluate(([to, usr]) => history.replaceState({ usr, key: 'step' }, '', to), [
      address,
      state,
    ] as const);
    await page.reload();
    await expect(page).toHaveURL(address);
  },
});

const emptyCart = async (page: Page) => {
  await keepInBrowser(page, { guestcart: '[]' });
  await page.goto('/cart');
};

const listingOf = async (shop: StockedShop) => {
  const [category] = await shop.categories();
  const subCategory = (await shop.subCategories()).find((other) =>
    other.category.some(({ _id }) => _id === category?._id),
  );
  if (!category || !subCategory) throw new Error('the shop has no shelf');
  return { listing: listingLink(category, subCategory), whole: categoryLink(category) };
};

const guestScreens = async (
  go: Go,
  shop: StockedShop,
  [milk, soldOut]: [Product, Product],
): Promise<Screen[]> => {
  const { listing, whole } = await listingOf(shop);
  const reset = { email: 'asha@example.test', verified: true };
  const addresses = [
    '/',
    '/search?q=panner',
    '/search?q=zzqqxxzz',
    listing,
    whole,
    productLink(milk),
    productLink(soldOut),
  ];
  const rest = ['/login', '/register', '/forgot-password', '/cart', '/success', '/cancel'];
  const emptied = { name: '/cart, empty', arrive: emptyCart };
  return [
    ...[...addresses, ...rest].map(at(go)),
    { ...at(anew)('/no-such-page'), missing: true },
    step('/verification-otp', reset),
    step('/reset-password', reset),
    emptied,
  ];
};

const customerScreens = (go: Go, wide: boolean, milk: Product, orderId: string): Screen[] => [
  ...['/', '/cart', '/checkout', '/user', productLink(milk)].map(at(go)),
  ...['/dashboard/profile', '/dashboard/address'].map(at(go)),
  ...['/dashboard/myorders', orderLink(orderId), successLink(orderId)].map((address) =>
    following(go, address, orderId),
  ),
  opened('/dashboard/address', 'a new address', 'Add Address'),
  opened('/dashboard/address', 'a deletion', /^Delete address/, 'alertdialog'),
  opened('/dashboard/profile', 'a picture', 'Edit profile photo'),
  at(go)('/dashboard/security'),
  opened('/dashboard/security', 'a log-out of all others', 'Log out everywhere else', 'alertdialog'),
  ...(wide ? inTheFrame : []),
];

/** Dark colours are the same on a phone and on a desktop, so the desktop alone is checked in dark. */
const sizes = [
  { width: 320, height: 640 },
  { width: 1366, height: 768 },
];

/** Returns a customer with two products in the cart, two addresses, an order and a second session. */
const settled = async (
  shop: StockedShop,
  milk: Product,
): Promise<{ customer: TestCustomer; orderId: string }> => {
  const customer = await shop.customer('Asha Kulkarni');
  await logIn(shop.call, customer.email);
  await customer.address({ isDefault: true });
  await customer.address({ address_line: '7 River Lane, behind the old post office' });
  await customer.adds(milk, 2);
  const { orderId } = await customer.placesOrder();
  await customer.adds(milk, 1);
  const [other] = await shop.finds('rice');
  if (other) await customer.adds(other, 2);
  return { customer, orderId };
};

test.describe.configure({ mode: 'parallel' });

for (const viewport of sizes) {
  const wide = viewport.width > 768;
  // each screen starts in a new page once; overlays of a screen open within the shop
  const go = wide ? goOn : anew;
  // Without motion, nothing is half-faded when its contrast is measured.
  const look = { viewport, locale: 'en-IN', colorScheme: 'light', reducedMotion: 'reduce' } as const;

  test.describe(`${viewport.width} px wide`, () => {
    test.setTimeout(180_000);

    test('all screens of a visitor are accessible', async ({ browser, shop }) => {
      const milk = await shop.sells({
        price: 60,
        discount: 12.5,
        description: 'Fresh.',
        more_details: { Brand: 'Amul' },
      });
      const soldOut = await shop.sells({ stock: 0 });
      const context = await browser.newContext({ ...look, baseURL: shop.url });
      const page = await context.newPage();
      await keepInBrowser(page, {
        guestcart: JSON.stringify([{ productId: milk._id, quantity: 2, seenPrice: 60, name: milk.name }]),
      });
      expect(await walk(page, await guestScreens(go, shop, [milk, soldOut]), { dark: wide })).toEqual({});
      await context.close();
    });

    test('all screens of a customer are accessible', async ({ browser, shop }) => {
      const images = (await shop.categories()).slice(0, 3).map(({ image }) => image);
      const milk = await shop.sells({ price: 60, discount: 10, image: images });
      const { customer, orderId } = await settled(shop, milk);
      const context = await browser.newContext({ ...look, baseURL: shop.url });
      const page = await context.newPage();
      await arriveAs(page, customer);
      await page.goto('/');
      await expect(cartButton(page)).toContainText('3 items');
      expect(await walk(page, customerScreens(go, wide, milk, orderId), { dark: wide })).toEqual({});
      await context.close();
    });
  });
}
