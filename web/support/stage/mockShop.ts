import { calls } from '../../../contract/calls.js';
import { noBanner } from '../../../contract/bannerTexts.js';
import { messages } from '../../../contract/messages/en.js';
import { messages as hindi } from '../../../contract/messages/hi.js';
import { fillShopPage, shopPageValues } from '../../../contract/shopPageText.js';
import { usualRules } from '../../../contract/deliveryRules.js';
import type { Product } from '../../../contract/product.js';
import type { ProductTableRow } from '../../../contract/productTable.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import {
  homeAddress,
  sampleAdmin,
  listed,
  sampleOrder,
  sampleUser,
  workAddress,
} from '../../../ui/samples/account.js';
import { adminOrders, orderOnItsWay, statusCounts } from '../../../ui/samples/adminOrders.js';
import { aCartLine, socialPages } from '../../../ui/samples/catalogue.js';
import { sampleFacets } from '../../../ui/samples/browse.js';
import { adminRatings, ownRating, sampleReviews, sampleStarCounts } from '../../../ui/samples/ratings.js';
import { sampleSessions } from '../../../ui/samples/sessions.js';
import { categoriesWithImages, productsWithImages, imagedSubCategories } from '../../../ui/samples/images.js';
import { sampleContact } from '../../../ui/samples/shopPages.js';
import { extreme } from './extremes.js';
import { type Answer, isOpen, says } from './says.js';

/** Returns the first item of a list of samples. */
const firstOf = <Item>([first]: readonly Item[]): Item => {
  if (!first) throw new Error('there is no sample');
  return first;
};

export const dairy = firstOf(categoriesWithImages);

const subCategories: SubCategory[] = imagedSubCategories.map(({ _id, name, image }, position) => ({
  _id,
  name,
  image,
  category: position < 4 ? [dairy] : categoriesWithImages.slice(position - 3, position - 2),
}));

export const products: Product[] = productsWithImages.map((product, position) => ({
  ...product,
  category: [dairy],
  subCategory: subCategories.slice(position % 4, (position % 4) + 1),
  description: 'Pasteurised and homogenised. Keep it cold, and use it within two days of opening.',
  more_details: { 'Shelf life': '2 days', 'Country of origin': 'India', FSSAI: '10012021000071' },
  revision: 3,
}));

/** The sample products for recommendations, which are always in stock. */
const inStock = productsWithImages.filter(({ stock }) => stock > 0);

export const milk = firstOf(products);
export const milkProducts = firstOf(subCategories);

/** Sizes of the milk; the largest is sold out. */
const sizes = [
  { ...milk, _id: 'a1'.padEnd(24, '0'), unit: '500 ml', price: 38 },
  milk,
  { ...milk, _id: 'a2'.padEnd(24, '0'), unit: '6 L', price: 420, discount: 5, stock: 0 },
];

/** Rows of the stock table: one of them with low stock, one sold out. */
const rows: ProductTableRow[] = products.map(
  ({ description: _description, more_details: _details, ...product }, position) => ({
    ...product,
    stock: position === 1 ? 3 : position === 4 ? 0 : product.stock,
    updatedAt: position === 5 ? null : '2026-11-20T05:12:00.000Z',
  }),
);

export const stockPage = {
  data: rows,
  totalCount: rows.length,
  counts: { all: rows.length, low: 1, out: 1 },
  lowStock: 5,
};

export const cartLines = productsWithImages
  .slice(0, 3)
  .map((product, position) => aCartLine(product, { quantity: position + 1 }));

/** A sample order as an admin sees it. */
export const adminOrder = {
  ...orderOnItsWay,
  customer: { name: sampleUser.name, email: sampleUser.email },
  note: '',
  nextStatuses: ['delivered' as const, 'cancelled' as const],
};

/** The products of a guest's cart. */
export const guestProducts = productsWithImages.slice(0, 3);
/** A guest's cart, as the browser stores it. */
export const guestLines = guestProducts.map(({ _id, name, price }) => ({
  productId: _id,
  quantity: 2,
  seenPrice: price,
  name,
}));

/** Adds the translations that a stored record has. */
const stored = <Record extends object>(record: Record) => ({ ...record, translations: {} });

const user = { data: { ...sampleUser, address_details: [], shopping_cart: [], orderHistory: [] } };

const replies = (shape: <Reply>(reply: Reply) => Reply): readonly Answer[] => [
  says(calls.shop.settings, {
    data: {
      deliveryMinutes: 10,
      etaMinutes: 10,
      onlinePayment: false,
      legalName: 'Example Foods',
      address: '1 Example Street, Pune 411004',
      gstin: '',
      grievanceContact: '',
      social: socialPages,
    },
  }),
  says(
    calls.home.page,
    shape({
      data: { banner: noBanner, offers: inStock.slice(0, 6), bestSellers: inStock.slice(2, 8), sold: true },
    }),
  ),
  says(calls.shop.page, ({ page, language }) => {
    const { shopPages } = language === 'hi' ? hindi : messages;
    return { data: { page, body: fillShopPage(shopPages[page], shopPageValues('Tokri', sampleContact)) } };
  }),
  says(calls.delivery.rules, { data: { ...usualRules, revision: 0 } }),
  says(calls.delivery.promise, ({ pincode }) => ({
    data: {
      pincode: String(pincode),
      served: true,
      minutes: 10,
      deliverBy: new Date().toISOString(),
      open: true,
      opens: null,
    },
  })),
  says(calls.delivery.slots, { data: [] }),
  says(calls.category.list, shape({ data: categoriesWithImages })),
  says(calls.subcategory.list, shape({ data: subCategories })),
  says(calls.category.stored, shape({ data: categoriesWithImages.map(stored) })),
  says(calls.subcategory.stored, shape({ data: subCategories.map(stored) })),
  says(calls.product.stored, ({ productId }) =>
    shape({ data: stored(products.find(({ _id }) => _id === productId) ?? milk) }),
  ),
  says(calls.product.byCategory, shape({ data: products })),
  says(calls.product.bySubCategory, shape({ data: products, page: 1, totalCount: products.length })),
  says(calls.product.details, ({ productId }) =>
    shape({ data: products.find(({ _id }) => _id === productId) ?? milk }),
  ),
  says(
    calls.product.search,
    shape({ data: products, page: 1, totalPage: 1, totalCount: products.length, marks: ['mil'] }),
  ),
  says(calls.product.facets, shape({ data: { ...sampleFacets, totalCount: products.length } })),
  says(
    calls.product.suggest,
    shape({
      data: {
        terms: ['milk', 'milk powder'],
        categories: [dairy],
        products: productsWithImages.slice(0, 3),
        marks: ['mil'],
      },
    }),
  ),
  says(calls.search.noResults, {}),
  says(calls.search.popular, { data: ['milk', 'bread', 'atta'] }),
  says(calls.search.found, {}),
  says(calls.product.list, shape({ data: products, totalNoPage: 1 })),
  says(calls.product.table, shape(stockPage)),
  says(calls.category.dependents, { data: { products: 69, subCategories: 5 } }),
  says(calls.subcategory.dependents, { data: { products: 12, subCategories: 0 } }),
  says(calls.product.dependents, { data: { carts: 3 } }),
  says(calls.product.bulk, shape({ data: [] })),
  says(calls.product.popular, shape({ data: inStock.slice(3) })),
  says(
    calls.product.related,
    shape({
      data: { place: { category: dairy, subCategory: milkProducts }, sizes, similar: inStock.slice(2, 10) },
    }),
  ),
  says(calls.product.together, shape({ data: inStock.slice(1, 7) })),
  says(calls.order.bought, shape({ data: [] })),
  says(calls.product.summaries, ({ ids }) =>
    shape({ data: productsWithImages.filter(({ _id }) => ids.some((id) => id === _id)) }),
  ),
  says(calls.user.details, shape(user)),
  says(calls.user.sessions, { data: [...sampleSessions] }),
  says(calls.cart.list, shape({ data: [] })),
  says(calls.cart.merge, shape({ data: { added: 0, capped: [], gone: 0 } })),
  says(calls.saved.list, {
    data: productsWithImages.slice(0, 4).map(({ _id: productId }, at) => ({
      productId,
      favourite: at > 0,
      quantity: at < 2 ? at + 1 : 0,
    })),
  }),
  says(calls.saved.update, {}),
  says(calls.backInStock.list, { data: [] }),
  says(calls.backInStock.ask, {}),
  says(calls.backInStock.askAsGuest, {}),
  says(calls.backInStock.cancel, {}),
  says(calls.backInStock.stop, {}),
  says(calls.backInStock.waiting, {
    data: rows.slice(4, 5).map(({ _id: productId }) => ({ productId, count: 12 })),
  }),
  says(
    calls.rating.list,
    shape({
      data: [...sampleReviews],
      page: 1,
      totalPage: 1,
      totalCount: sampleReviews.length,
      starCounts: [...sampleStarCounts],
    }),
  ),
  says(calls.rating.own, ({ productIds }) =>
    shape({ data: productIds.map((one) => ({ productId: String(one), rating: ownRating })) }),
  ),
  says(
    calls.rating.adminRatings,
    shape({
      data: [...adminRatings],
      totalCount: adminRatings.length,
      counts: { pending: 1, approved: 2, rejected: 1 },
    }),
  ),
  says(calls.address.list, shape({ data: [homeAddress, workAddress] })),
  says(
    calls.order.list,
    shape({
      data: [
        listed(sampleOrder),
        {
          ...listed(sampleOrder),
          _id: 'd'.repeat(24),
          orderId: 'TK-2PLX-88TN',
          status: 'delivered' as const,
        },
      ],
      page: 1,
      totalPage: 1,
      totalCount: 2,
    }),
  ),
  says(calls.order.details, shape({ data: sampleOrder })),
  says(calls.order.askPayment, shape({ data: sampleOrder })),
  isOpen(calls.order.follow),
  says(
    calls.order.adminOrders,
    shape({ data: [...adminOrders], totalCount: adminOrders.length, counts: statusCounts }),
  ),
  says(calls.order.inspect, shape({ data: adminOrder })),
];

/** Mock replies of a shop in which every call succeeds, with sample data. */
export const openShop = replies((reply) => reply);

/**
 * Mock replies of a shop with extreme data: the longest names, no images, one crore rupees for every amount.
 */
export const extremeShop = [says(calls.cart.list, extreme({ data: cartLines })), ...replies(extreme)];

export const adminDetails = says(calls.user.details, { data: { ...user.data, ...sampleAdmin } });
