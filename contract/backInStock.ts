import { z } from 'zod';
import { data, row } from './callSchema.js';
import { limits } from './limits.js';
import { email, id, nothing, reference, replyId, text, time } from './wire.js';

/** Asks for one mail when a sold-out product is back in stock. A repeat of the call changes nothing. */
const backInStockInput = z.object({ productId: id });

/** The same without a login. */
const guestBackInStockInput = backInStockInput.extend({ email });

/** A request that still waits. It ends by itself at `until`. */
export const backInStockRequest = z.object({ productId: replyId, until: time });

/** The signed text in the link by which the receiver of a mail stops all requests of that address. */
export const stopMailsInput = z.object({ token: text(1_000) });

const waitingQuery = z.object({ productIds: z.array(reference).max(limits.ids) });

/** How many requests wait for a product. Products for which nobody waits are left out. */
const waitingCustomers = z.object({ productId: replyId, count: z.int() });

/** The schemas of the calls for these mails. */
export const backInStockSchemas = {
  list: row(nothing, data(z.array(backInStockRequest))),
  ask: row(backInStockInput, nothing, 'notFound', 'inStock', 'tooManyWaiting', 'rateLimited'),
  askAsGuest: row(guestBackInStockInput, nothing, 'notFound', 'inStock', 'tooManyWaiting', 'rateLimited'),
  cancel: row(backInStockInput, nothing),
  stop: row(stopMailsInput, nothing, 'stopLinkInvalid'),
  oneClickStop: row(nothing, nothing, 'stopLinkInvalid'),
  waiting: row(waitingQuery, data(z.array(waitingCustomers))),
};
