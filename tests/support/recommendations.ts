import { RecommendationsService } from '../../api/recommendations/recommendations.service.js';
import { calls } from '../../contract/calls.js';
import type { Order } from '../../contract/order.js';
import type { ProductSummary } from '../../contract/product.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';
import type { TestShop } from './shop.js';

type Reference = Pick<ProductSummary, '_id'>;

/** Places one order over these products. */
export const orders = async (customer: TestCustomer, ...products: readonly Reference[]): Promise<Order> => {
  for (const product of products) await customer.adds(product);
  return customer.placesOrder();
};

/** Updates the recommendations now; the shop itself does so every few minutes. */
export const looksAtOrders = (shop: TestShop): Promise<void> => shop.app.get(RecommendationsService).renew();

export const namesOf = (products: readonly ProductSummary[]): string[] => products.map(({ name }) => name);

export const popularIn = async (shop: TestShop): Promise<ProductSummary[]> =>
  granted(await shop.call(calls.product.popular)).data;

export const togetherWith = async (shop: TestShop, { _id: productId }: Reference): Promise<string[]> =>
  namesOf(granted(await shop.call(calls.product.together, { body: { productId } })).data);

export const boughtBy = async (customer: TestCustomer): Promise<ProductSummary[]> =>
  granted(await customer.call(calls.order.bought)).data;
