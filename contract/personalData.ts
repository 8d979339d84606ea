import { z } from 'zod';
import { address } from './address.js';
import { backInStockRequest } from './backInStock.js';
import { order } from './order.js';
import { ownRating } from './rating.js';
import { user } from './user.js';
import { savedProduct } from './savedProduct.js';
import { session } from './session.js';
import { replyId, rupees, time, type Wire } from './wire.js';

const exportedCartLine = z.object({
  product: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** The price of one piece in rupees, after the discount, when it was added to the cart or last accepted. */
  price: rupees,
});

/** A favourite or a line of the weekly list. `product`: its name; empty if the shop no longer sells it. */
const exportedSavedProduct = savedProduct.extend({ product: z.string() });

/**
 * An order in the customer's data export. The shop's note is included, because it is the customer's data too,
 * but not its author, nor which admin made a transition.
 */
const exportedOrder = order.omit({ _id: true, product_details: true }).extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  note: z.string(),
});

/** A login in the customer's data export, with the time at which it expires. */
const exportedSession = session.omit({ _id: true, current: true }).extend({ expiresAt: time });

/**
 * The file of `user.export`: all personal data of a customer, without any secret that opens the account.
 * Amounts in rupees.
 */
export const personalData = z.object({
  exportedAt: time,
  profile: user.omit({ address_details: true, shopping_cart: true, orderHistory: true }).extend({
    registeredAt: time,
    /** The BCP 47 tag of the language of mails that the shop sends on its own, without a request of the customer. */
    language: z.string(),
  }),
  /**
   * Former emails of the account. Until `until` the customer can make one the account's email again, by a
   * link that was mailed to it.
   */
  formerEmails: z.array(z.object({ email: z.string(), until: time })),
  /** All addresses of the customer, also removed ones, whose `status` is false. */
  addresses: z.array(address.omit({ userId: true })),
  cart: z.array(exportedCartLine),
  savedProducts: z.array(exportedSavedProduct),
  /** The products that the customer wants a mail about once they are back in stock. */
  backInStock: z.array(backInStockRequest.extend({ product: z.string() })),
  /** The customer's ratings of products. */
  ratings: z.array(ownRating.omit({ _id: true }).extend({ productId: replyId, product: z.string() })),
  orders: z.array(exportedOrder),
  sessions: z.array(exportedSession),
});
export type PersonalDataExport = Wire<typeof personalData>;

/** The numbers of the open orders that prevent an account deletion. */
export const openOrders = z.object({ orders: z.array(z.string()) });
export type OpenOrders = Wire<typeof openOrders>;
