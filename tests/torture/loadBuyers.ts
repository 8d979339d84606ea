import mongoose from 'mongoose';
import type { CartLineRecord } from '../../api/carts/cartLine.schema.js';
import { calls } from '../../contract/calls.js';
import type { CallReply } from '../../contract/schemas.js';
import type { CallShop } from '../support/client.js';
import { newCustomer, unique } from '../support/customer.js';
import { orderOf, press } from '../support/ordering.js';
import type { SentOrder } from './buyers.js';
import { type Asked, askedOf } from './visits.js';

/**
 * A customer who orders in an overload. The cart is filled again in the database as soon as it was ordered, because
 * the shop refuses carts before orders.
 */
export interface LoadBuyer {
  /** The order for autocannon: a new one when the one before was decided, otherwise that one again. */
  asked: Asked;
  /** Sends the order by itself, and returns the status of the answer. */
  orders(): Promise<number>;
  /** Tells whether the shop has not decided the last order. */
  isWaiting(): boolean;
}

/** The orders of all buyers, and what went wrong beside their answers. */
export interface OrderBook {
  sent: SentOrder[];
  odd: string[];
}

type Carts = mongoose.mongo.Collection<CartLineRecord>;

const key = 'idempotency-key';

const newLoadBuyer = async (
  call: CallShop,
  productId: string,
  carts: Carts,
  { sent, odd }: OrderBook,
): Promise<LoadBuyer> => {
  const customer = await newCustomer(call);
  const line = await customer.adds({ _id: productId });
  const body = orderOf([line], (await customer.address())._id);
  const stored = await carts.findOne({ _id: new mongoose.Types.ObjectId(line._id) });
  if (!stored) throw new Error('the cart is not in the database');
  let last: { order: SentOrder; key: string } | undefined;
  let hasCart = true;

  /** Returns the key of the order that is sent now. */
  const begins = (): string => {
    if (!last || (last.order.answeredAt !== undefined && hasCart)) {
      const lines = [{ productId, quantity: line.quantity }];
      const order = { buyer: customer.email, lines, sentAt: performance.now(), attempts: 0 };
      last = { order, key: unique('order') };
      sent.push(order);
    }
    last.order.attempts += 1;
    return last.key;
  };
  const hears = (status: number, orderId: string | undefined) => {
    if (!last || last.order.answeredAt !== undefined || (status !== 200 && status !== 409)) return;
    last.order.answeredAt = performance.now();
    if (orderId === undefined) {
      last.order.refused = true;
      return;
    }
    last.order.orderId = orderId;
    hasCart = false;
    carts.insertOne(stored).then(
      () => {
        hasCart = true;
      },
      (error: unknown) => odd.push(`${orderId} was confirmed and its cart is not empty: ${String(error)}`),
    );
  };

  const row = calls.order.placeCashOnDelivery;
  return {
    asked: {
      ...askedOf(row, body, customer.token),
      setupRequest: (request) => ({ ...request, headers: { ...request.headers, [key]: begins() } }),
      onResponse: (status, text) => {
        if (status !== 200) return hears(status, undefined);
        const reply = JSON.parse(text) as CallReply<'order', 'placeCashOnDelivery'>; // the shop has checked it
        return hears(status, reply.data.orderId);
      },
    },
    orders: async () => {
      const { status, json } = await press(customer, body, begins());
      hears(status, status === 200 ? json.data.orderId : undefined);
      return status;
    },
    isWaiting: () => last !== undefined && last.order.answeredAt === undefined,
  };
};

/** Registers so many buyers, each of whom orders one of the products. */
export const newLoadBuyers = async (
  call: CallShop,
  productIds: readonly string[],
  carts: Carts,
  { count, book }: { count: number; book: OrderBook },
): Promise<LoadBuyer[]> => {
  const buyers: LoadBuyer[] = [];
  while (buyers.length < count) {
    const some = Array.from({ length: 20 }, (_, at) => productIds[(buyers.length + at) % productIds.length]);
    buyers.push(...(await Promise.all(some.map((id = '') => newLoadBuyer(call, id, carts, book)))));
  }
  return buyers;
};
