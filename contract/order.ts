import { z } from 'zod';
import { address } from './address.js';
import { quantity } from './cart.js';
import { cancelReasons, orderStatuses, paymentStatuses, type ShownStatus, shownStatuses } from './codes.js';
import { limits } from './limits.js';
import { count, id, optionalText, reference, replyId, rupees, time, totalInput, type Wire } from './wire.js';

export const orderStatus = z.enum(orderStatuses);
export const paymentMethod = z.enum(['cod', 'online']);
export const paymentStatus = z.enum(paymentStatuses);
/** As people read it: `payment_pending` is `placed` while the payment is `awaiting`. */
export const shownStatus = z.enum(shownStatuses);
export const cancelReason = z.enum(cancelReasons);
export type OrderStatus = z.infer<typeof orderStatus>;
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Cart lines as `cart/get` returns them; only the product's id and the quantity are read (W-10). */
export const placeOrder = z.object({
  list_item: z
    .array(z.object({ productId: reference, quantity }))
    .min(1)
    .max(limits.cartLines),
  addressId: id,
  totalAmt: totalInput,
  /** Only informative (W-09). */
  subTotalAmt: totalInput.optional(),
});

/** A snapshot: later edits of the product change no order (W-11). Prices in rupees; `amount` is the line's discounted total. */
const orderLine = z.object({
  productId: replyId,
  name: z.string(),
  image: z.array(z.string()),
  unit: z.string(),
  quantity: z.int(),
  price: rupees,
  discount: z.number(),
  amount: rupees,
  /** As the product had them; without a rate it is the shop's. */
  hsn: z.string().optional(),
  gstRate: z.number().optional(),
});

export const order = z.object({
  _id: replyId,
  /** The readable order number. */
  orderId: z.string(),
  createdAt: time,
  /** When the shop expects to hand it over. */
  deliverBy: time,
  product_details: z.object({ name: z.string(), image: z.array(z.string()) }),
  lines: z.array(orderLine),
  subTotalAmt: rupees,
  totalAmt: rupees,
  delivery_address: address.omit({ _id: true, userId: true, isDefault: true, status: true }),
  status: orderStatus,
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  /** `reason`: why the shop cancelled it, where it said so; a customer reads `suspected_fraud` as `other`. */
  history: z.array(z.object({ status: orderStatus, at: time, reason: cancelReason.optional() })),
  /** What became of an online payment, the first first. */
  payment_history: z.array(z.object({ payment_status: paymentStatus, at: time })).optional(),
  /** While it waits for its payment: where it is paid, and until when its goods are held. */
  payment: z.object({ url: z.string(), until: time }).optional(),
  /** Another amount than the order's was paid: it is kept, does not count as paid, and needs somebody of the shop to look. */
  wrong_amount: z.object({ amount: rupees, currency: z.string(), at: time }).optional(),
  /** Since it was delivered (docs/adr/0020). */
  invoice: z.object({ number: z.string(), at: time }).optional(),
});
export type Order = Wire<typeof order>;

/** An order in a list: `order.details` has its lines, address and history too. `lineCount`: different products. */
export const listedOrder = order
  .omit({ lines: true, delivery_address: true, history: true, payment_history: true })
  .extend({ lineCount: z.int() });
export type ListedOrder = Wire<typeof listedOrder>;

/** In the query string; without it, the first page. */
export const orderListQuery = z.object({
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.orders),
});
export const orderListPage = z.object({
  data: z.array(listedOrder),
  page: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
});

const orderId = z.string().trim().min(1).max(40);
export const orderReference = z.object({ orderId });

/**
 * A row of the orders board. `lineCount`: different products; `names`: of the first three. `customer` and `mobile` are empty where the
 * account was deleted.
 */
export const adminOrderSummary = order
  .pick({
    _id: true,
    orderId: true,
    createdAt: true,
    deliverBy: true,
    totalAmt: true,
    status: true,
    payment_method: true,
    payment_status: true,
  })
  .extend({
    customer: z.string(),
    mobile: z.string(),
    pincode: z.string(),
    lineCount: z.int(),
    names: z.array(z.string()),
  });
export type AdminOrderSummary = Wire<typeof adminOrderSummary>;

/**
 * `search` fits an order number (also without its dashes), a customer's name, a mobile, a PIN code, a product: each word from its beginning. `days`: placed
 * in so many days up to now.
 */
export const adminOrdersQuery = z.object({
  status: shownStatus.optional(),
  payment: paymentStatus.optional(),
  days: count(1, limits.adminOrdersDays).optional(),
  search: z.string().max(limits.search).default(''),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});

/** How many orders stand at each status as people read it, the payment and the days applied. */
export const statusCounts = z.object(
  Object.fromEntries(shownStatuses.map((status) => [status, z.int()])) as Record<ShownStatus, z.ZodInt>, // one key an option
);

/**
 * An order as an admin sees it: who took each step, the shop's own note and who wrote it, and what may follow. `by` is an email or
 * `cli`, the command line. Of a deleted account name, email, mobile, address line and city are empty (docs/adr/0014).
 */
export const adminOrder = order.omit({ payment: true }).extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  /** `reason_note`: what whoever cancelled it wrote about the reason. */
  history: z.array(
    z.object({
      status: orderStatus,
      at: time,
      by: z.string().optional(),
      reason: cancelReason.optional(),
      reason_note: z.string().optional(),
    }),
  ),
  note: z.string(),
  noted: z.object({ by: z.string(), at: time }).optional(),
  nextStatuses: z.array(orderStatus),
});
export type AdminOrder = Wire<typeof adminOrder>;

const note = optionalText(limits.note);
/**
 * `from`: the status the admin saw; where the order has moved on since, nothing happens. `reason` and `reason_note`: why it is cancelled;
 * only the shop reads the note. With another step they say nothing.
 */
export const orderStep = z.object({
  orderId,
  from: orderStatus,
  to: orderStatus,
  reason: cancelReason.optional(),
  reason_note: note.optional(),
});
/** `note_seen`: the note that the writer saw; another one that was saved since is not written over (W-34). Without it the note is set. */
export const orderNote = z.object({ orderId, note, note_seen: note.optional() });
