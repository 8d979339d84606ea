import { z } from 'zod';
import { address } from './address.js';
import { quantity } from './cart.js';
import { limits } from './limits.js';
import { id, reference, replyId, rupees, time, totalInput, type Wire } from './wire.js';

export const orderStatus = z.enum(['placed', 'packed', 'out_for_delivery', 'delivered', 'cancelled']);
export const paymentMethod = z.enum(['cod', 'online']);
export const paymentStatus = z.enum(['due', 'awaiting', 'paid', 'failed', 'expired', 'refunded']);
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
  history: z.array(z.object({ status: orderStatus, at: time })),
});
export type Order = Wire<typeof order>;

export const orderReference = z.object({ orderId: z.string().trim().min(1).max(40) });
