import { z } from 'zod';
import { address } from './address.js';
import { quantity } from './cart.js';
import {
  cancelReasons,
  orderStatuses,
  paymentStatuses,
  problemKinds,
  type ShownStatus,
  shownStatuses,
  substitutions,
} from './codes.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import {
  count,
  id,
  optionalText,
  reference,
  replyId,
  rupees,
  text,
  time,
  totalInput,
  type Wire,
} from './wire.js';
import { deliverySlot } from './delivery.js';
import { languageMarks } from './translations.js';

export const orderStatus = z.enum(orderStatuses);
export const paymentMethod = z.enum(['cod', 'online']);
export const paymentStatus = z.enum(paymentStatuses);
/** The order status that customers and admins see: a placed order whose payment is `awaiting` is `payment_pending`. */
export const shownStatus = z.enum(shownStatuses);
export const cancelReason = z.enum(cancelReasons);
export type OrderStatus = z.infer<typeof orderStatus>;
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * What a customer sends to place an order. The lines may be those of `cart/get`: only the product's id and
 * the quantity are read, never the prices (W-10).
 */
export const placeOrder = z.object({
  list_item: z
    .array(z.object({ productId: reference, quantity }))
    .min(1)
    .max(limits.cartLines),
  addressId: id,
  totalAmt: totalInput,
  /** Accepted, but not used: the server computes the total (W-09). */
  subTotalAmt: totalInput.optional(),
  /** What the customer asks of the delivery, such as "Ring twice". */
  delivery_note: optionalText(limits.deliveryNote).optional(),
  /** What to do about a product that has run out. Older clients send none. */
  substitution: z.enum(substitutions).optional(),
  /** When the order is to be delivered: one of `delivery.slots`. Without it the order is delivered now. */
  slot: deliverySlot.optional(),
});

/**
 * A line of an order, as it was when the order was placed: later edits of the product do not change it
 * (W-11). In rupees: `price` of one piece before the discount, `amount` of the whole line after it.
 */
const orderLine = z.object({
  productId: replyId,
  name: z.string(),
  image: z.array(z.string()),
  unit: z.string(),
  quantity: z.int(),
  price: rupees,
  discount: z.number(),
  amount: rupees,
  /**
   * The product's HSN code for the invoice. Like the tax rate `gstRate`, it is the one of the day of the
   * order; without a rate the shop's rate applies.
   */
  hsn: z.string().optional(),
  gstRate: z.number().optional(),
  ...languageMarks,
});

/**
 * A problem that the customer reported about a delivered order. `products`: the ids of the order's products that it is
 * about, empty for the whole order. `answer`: the shop's answer, which closes it.
 */
const orderProblem = z.object({
  kind: z.enum(problemKinds),
  products: z.array(replyId),
  text: z.string(),
  at: time,
  answer: z.object({ text: z.string(), at: time }).optional(),
});
/** The same for admins; `by`: the admin who answered. */
const adminOrderProblem = orderProblem.extend({
  answer: z.object({ text: z.string(), at: time, by: z.string().optional() }).optional(),
});
export type OrderProblem = Wire<typeof adminOrderProblem>;

export const order = z.object({
  _id: replyId,
  /** The order number. */
  orderId: z.string(),
  createdAt: time,
  /** When the shop expects to deliver the order. */
  deliverBy: time,
  /** The delivery time that the customer has chosen; undefined for an order to be delivered now. */
  slot: deliverySlot.optional(),
  /** The chosen delivery time that had passed when the payment came, so that the order is delivered as soon as possible. */
  missed_slot: deliverySlot.optional(),
  product_details: z.object({ name: z.string(), image: z.array(z.string()), ...languageMarks }),
  lines: z.array(orderLine),
  subTotalAmt: rupees,
  totalAmt: rupees,
  /** The delivery charge that the order was large enough not to pay. */
  delivery_saved: rupees.optional(),
  delivery_address: address.omit({ _id: true, userId: true, isDefault: true, status: true }),
  /** What the customer asks of the delivery. Erased at account deletion. */
  delivery_note: z.string().optional(),
  /** What to do about a product that has run out; undefined if the customer did not say. */
  substitution: z.enum(substitutions).optional(),
  status: orderStatus,
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  /**
   * The statuses of the order, the oldest first. `reason`: why the shop cancelled the order, if it said so.
   * Customers get `other` in place of `suspected_fraud`.
   */
  history: z.array(z.object({ status: orderStatus, at: time, reason: cancelReason.optional() })),
  /** The states of an online payment, the oldest first. */
  payment_history: z.array(z.object({ payment_status: paymentStatus, at: time })).optional(),
  /** Present while the customer can pay: the address of the pay page, and until when the stock is reserved. */
  payment: z.object({ url: z.string(), until: time }).optional(),
  /** Another amount than the total was paid: it does not count as paid, and an admin has to check it. */
  wrong_amount: z.object({ amount: rupees, currency: z.string(), at: time }).optional(),
  /** The number and date of the invoice; present once the order is delivered (docs/adr/0020). */
  invoice: z.object({ number: z.string(), at: time }).optional(),
  /** The reported problems, the oldest first; only the last one can be without an answer. */
  problems: z.array(orderProblem).optional(),
});
export type Order = Wire<typeof order>;

/**
 * An order in a list: without its lines, address and history, which `order.details` returns. `lineCount`: the
 * number of different products.
 */
export const listedOrder = order
  .omit({
    lines: true,
    delivery_address: true,
    history: true,
    payment_history: true,
    problems: true,
    delivery_note: true,
    substitution: true,
    delivery_saved: true,
  })
  .extend({ lineCount: z.int() });
export type ListedOrder = Wire<typeof listedOrder>;

/** Which page of the customer's orders to list, as read from the query string; the default is the first page. */
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
 * A row of the dashboard's list of orders. `lineCount`: the number of different products. `names`: the first
 * three of them.
 * `customer` and `mobile` are empty after the account's deletion.
 */
export const adminOrderSummary = order
  .pick({
    _id: true,
    orderId: true,
    createdAt: true,
    deliverBy: true,
    slot: true,
    missed_slot: true,
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
    /** Whether a reported problem waits for an answer. */
    hasOpenProblem: z.boolean(),
  });
export type AdminOrderSummary = Wire<typeof adminOrderSummary>;

/**
 * The filters of the dashboard's list of orders. `search` matches an order number (dashes are optional), a
 * customer's name, a mobile number, a PIN code or a product, each word by its prefix.
 * `days`: only orders placed in the last so many days. `due`: only orders that the shop still has to deliver, those that
 * are due first at the top. `problem`: only orders with a problem that waits for an answer.
 */
export const adminOrdersQuery = z.object({
  status: shownStatus.optional(),
  payment: paymentStatus.optional(),
  days: count(1, limits.adminOrdersDays).optional(),
  problem: z.literal('open').optional(),
  due: z.literal('open').optional(),
  search: z.string().max(limits.search).default(''),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});

/**
 * The number of orders with each status that admins see. The filters of payment and days are applied; the
 * search and the filter of status are not.
 */
export const statusCounts = z.object(
  Object.fromEntries(shownStatuses.map((status) => [status, z.int()])) as Record<ShownStatus, z.ZodInt>, // one key per option
);

/**
 * An order as an admin sees it: with the author of each transition, the shop's note and its author, and the
 * statuses that the order may get next.
 * `by` is an email, or `cli` for the command line. After the account's deletion the name, email, mobile
 * number, address line and city are empty (docs/adr/0014).
 */
export const adminOrder = order.omit({ payment: true }).extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  /**
   * The statuses of the order, the oldest first. `reason_note`: a note on the reason, by the admin who
   * cancelled the order.
   */
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
  problems: z.array(adminOrderProblem).optional(),
  nextStatuses: z.array(orderStatus),
});
export type AdminOrder = Wire<typeof adminOrder>;

const note = optionalText(limits.note);
/**
 * Moves an order to the status `to`. `from`: the status that the admin saw; if the order has another status
 * by now, the call fails.
 * `reason`, `reason_note`: only for cancellations; customers never see the note.
 */
export const orderStep = z.object({
  orderId,
  from: orderStatus,
  to: orderStatus,
  reason: cancelReason.optional(),
  reason_note: note.optional(),
});
/**
 * Saves the shop's note about an order. `note_seen`: the note that the admin saw; if another one was saved
 * since, the call fails with an edit conflict (W-34). Without `note_seen` the note is overwritten.
 */
export const orderNote = z.object({ orderId, note, note_seen: note.optional() });

const problemFields = z.object({
  kind: z.enum(problemKinds),
  products: z.array(reference).max(limits.cartLines).default([]),
  text: optionalText(limits.note).default(''),
});
const isDescribed = ({ products, text: written }: { products: readonly string[]; text: string }) =>
  products.length > 0 || written !== '';
const descriptionMissing = { path: ['text'], ...issueMessage('rules.problem') };

/** A problem as its form sends it. It names products, or says in `text` what is wrong. */
export const problemInput = problemFields.refine(isDescribed, descriptionMissing);
/** Reports a problem about a delivered order. */
export const problemReport = problemFields.extend({ orderId }).refine(isDescribed, descriptionMissing);

/** An answer to a reported problem, as its form sends it. */
export const answerInput = z.object({ text: text(limits.note) });
/** Answers the reported problem of the time `at`; the customer gets the text by email. */
export const problemAnswer = answerInput.extend({ orderId, at: time });
