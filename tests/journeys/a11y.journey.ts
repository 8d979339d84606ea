import { listingLink, orderLink, productLink, routes, successLink } from '../../contract/links.js';
import type { Product } from '../../contract/product.js';
import { goOn, type Screen, walk } from '../support/axe.js';
import { expect, test } from '../support/browser.js';
import { logIn, type TestCustomer } from '../support/customer.js';
import { arriveAs, cartButton, keepInBrowser } from '../support/shopper.js';
import type { StockedShop } from '../support/stockedShop.js';

const at = (address: string): Screen => ({ name: address, arrive: (page) => goOn(page, address) });

/** Describes a screen that follows an order: it is ready once it shows the order's number. */
const following = (address: string, orderId: string): Screen => ({
  name: address,
  follows: true,
  arrive: async (page) => {
    await goOn(page, address);
    await expect(page.getByRole('main').getByText(orderId).first()).toBeVisible();
  },
});

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

const guestScreens = async (shop: StockedShop, milk: Product): Promise<Screen[]> => {
  const { category, subCategory } = await shop.listing(2);
  const reset = { email: 'asha@example.test', verified: true };
  const addresses = ['/', '/search?q=panner', '/search?q=zzqqxxzz', listingLink(category, subCategory)];
  const pages = ['/help', '/contact', '/terms', '/privacy', '/refunds'];
  const forms = ['/login', '/register', '/forgot-password', '/stop-mails#the-token'];
  return [
    ...[
      ...addresses,
      productLink(milk),
      ...pages,
      ...forms,
      '/cart',
      '/favourites',
      '/success',
      '/cancel',
    ].map(at),
    { name: '/no-such-page', arrive: (page) => page.goto('/no-such-page'), missing: true },
    step('/verification-otp', reset),
    step('/reset-password', reset),
  ];
};

const customerScreens = (orderId: string): Screen[] => [
  ...['/checkout', '/user', '/dashboard/profile', '/dashboard/address', '/dashboard/security'].map(at),
  ...['/dashboard/myorders', orderLink(orderId), successLink(orderId)].map((address) =>
    following(address, orderId),
  ),
];

const adminScreens = (product: Product, orderId: string): Screen[] =>
  [
    ...[routes.dashboard, routes.orderAdmin, `${routes.orderAdmin}/${orderId}`],
    ...[routes.productAdmin, `${routes.productAdmin}/${product._id}`, routes.stockAdmin],
    ...[routes.uploadProduct, routes.categoryAdmin, routes.subCategoryAdmin],
    ...[routes.importAdmin, routes.auditAdmin, routes.deliveryAdmin, routes.bannerAdmin, routes.searchAdmin],
    `${routes.ratingAdmin}?state=all`,
    `${routes.pagesAdmin}?page=terms`,
  ].map(at);

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

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ colorScheme: 'dark' }); // the stories of all screens are checked in light

test('S-006 all screens of a visitor are accessible, and fit on a phone of 320 px', async ({
  page,
  shop,
}) => {
  const milk = await shop.sells({
    price: 60,
    discount: 12.5,
    description: 'Fresh.',
    more_details: { Brand: 'Amul' },
  });
  await keepInBrowser(page, {
    guestcart: JSON.stringify([{ productId: milk._id, quantity: 2, seenPrice: 60, name: milk.name }]),
  });
  expect(await walk(page, await guestScreens(shop, milk))).toEqual({});
});

test('S-015 all screens of a customer are accessible, and fit on a phone of 320 px', async ({
  page,
  shop,
}) => {
  const images = (await shop.categories()).slice(0, 3).map(({ image }) => image);
  const milk = await shop.sells({ price: 60, discount: 10, image: images });
  const { customer, orderId } = await settled(shop, milk);
  await arriveAs(page, customer);
  await page.goto('/');
  await expect(cartButton(page)).toContainText('3 items');
  expect(await walk(page, customerScreens(orderId))).toEqual({});
});

test('S-016 all screens of an admin are accessible, and fit on a phone of 320 px', async ({ page, shop }) => {
  const milk = await shop.sells();
  const { orderId } = await settled(shop, milk);
  await arriveAs(page, await shop.admin());
  expect(await walk(page, adminScreens(milk, orderId), { live: true })).toEqual({});
});
