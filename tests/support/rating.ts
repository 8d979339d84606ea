import { calls } from '../../contract/calls.js';
import type { AdminRating } from '../../contract/rating.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';
import { deliver } from './fullLife.js';
import type { TestShop } from './shop.js';

type Shop = Pick<TestShop, 'admin' | 'customer'>;
type Given = Omit<CallBody<'rating', 'save'>, 'productId'>;

/** Orders a product for a customer and delivers it. @returns the order number */
export const receives = async (
  shop: Shop,
  customer: TestCustomer,
  product: { _id: string },
): Promise<string> => {
  await customer.adds(product);
  const { orderId } = await customer.placesOrder();
  await deliver(await shop.admin(), orderId);
  return orderId;
};

/** Rates a product as a new customer to whom it was delivered. @returns this customer */
export const ratedProduct = async (
  shop: Shop,
  product: { _id: string },
  given: Given,
): Promise<TestCustomer> => {
  const customer = await shop.customer();
  await receives(shop, customer, product);
  granted(await customer.call(calls.rating.save, { body: { productId: product._id, ...given } }));
  return customer;
};

/** Returns the rating that admins find by a search. */
export const foundRating = async (shop: Shop, search: string): Promise<AdminRating> => {
  const { data } = granted(await (await shop.admin()).call(calls.rating.adminRatings, { body: { search } }));
  const [found] = data;
  if (!found) throw new Error(`no rating has ${search}`);
  return found;
};

/** Approves the rating that admins find by a search. */
export const approve = async (shop: Shop, search: string): Promise<void> => {
  const { _id, revision } = await foundRating(shop, search);
  granted(await (await shop.admin()).call(calls.rating.approve, { body: { _id, revision } }));
};
