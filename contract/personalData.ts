import { z } from 'zod';
import { address } from './address.js';
import { order } from './order.js';
import { user } from './user.js';
import { session } from './session.js';
import { rupees, time, type Wire } from './wire.js';

const exportedCartLine = z.object({
  product: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** The price in rupees that was last shown and accepted. */
  price: rupees,
});

/**
 * Includes the shop's notes, which are the customer's data too, but not their authors nor which admin took a
 * step.
 */
const exportedOrder = order.omit({ _id: true, product_details: true }).extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  note: z.string(),
});

/** A login and its expiry. */
const exportedSession = session.omit({ _id: true, current: true }).extend({ expiresAt: time });

/**
 * The file of `user.export`: all personal data of a customer, without any secret that opens the account.
 * Amounts in rupees.
 */
export const personalData = z.object({
  exportedAt: time,
  profile: user.omit({ address_details: true, shopping_cart: true, orderHistory: true }).extend({
    registeredAt: time,
    /** The BCP 47 tag of the language for mails that no request of the customer causes. */
    language: z.string(),
  }),
  /** Former emails that the customer can restore until then, by a link that was mailed there. */
  formerEmails: z.array(z.object({ email: z.string(), until: time })),
  /** Removed addresses are included, with `status` false. */
  addresses: z.array(address.omit({ userId: true })),
  cart: z.array(exportedCartLine),
  orders: z.array(exportedOrder),
  sessions: z.array(exportedSession),
});
export type PersonalDataExport = Wire<typeof personalData>;

/** The numbers of the open orders that prevent an account deletion. */
export const openOrders = z.object({ orders: z.array(z.string()) });
export type OpenOrders = Wire<typeof openOrders>;
