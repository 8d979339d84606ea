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
  /** As it was last shown and accepted, in rupees. */
  price: rupees,
});

/** With what the shop noted about it: that is the customer's too; who noted it, and which of the staff took a step, is not. */
const exportedOrder = order.omit({ _id: true, product_details: true }).extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  note: z.string(),
});

/** A login, and when it ends by itself. */
const exportedSession = session.omit({ _id: true, current: true }).extend({ expiresAt: time });

/** The file of `user.export`: all that the shop knows of a customer, without anything that opens the account. Amounts in rupees. */
export const personalData = z.object({
  exportedAt: time,
  profile: user.omit({ address_details: true, shopping_cart: true, orderHistory: true }).extend({
    registeredAt: time,
    /** BCP 47, of mails that nobody asked for. */
    language: z.string(),
  }),
  /** Which a link that was mailed there puts back until then. */
  formerEmails: z.array(z.object({ email: z.string(), until: time })),
  /** The removed ones too, with `status` false. */
  addresses: z.array(address.omit({ userId: true })),
  cart: z.array(exportedCartLine),
  orders: z.array(exportedOrder),
  sessions: z.array(exportedSession),
});
export type PersonalDataExport = Wire<typeof personalData>;

/** Open orders of who wants to leave, by their numbers. */
export const openOrders = z.object({ orders: z.array(z.string()) });
export type OpenOrders = Wire<typeof openOrders>;
