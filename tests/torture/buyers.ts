import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import type { CartLine } from '../../contract/cart.js';
import { type Answer, type CallShop } from '../support/client.js';
import { newCustomer, type TestCustomer, unique } from '../support/customer.js';
import { checkOut } from '../support/paying.js';
import { orderOf, press } from '../support/ordering.js';

/** An order that a buyer has sent, and all that the shop has confirmed of it. */
export interface SentOrder {
  buyer: string;
  lines: readonly { productId: string; quantity: number }[];
  /** When it was sent for the first time and when it was confirmed, by this process's clock in ms. */
  sentAt: number;
  answeredAt?: number;
  /** How often it was sent. */
  attempts: number;
  /** The confirmed order number. */
  orderId?: string;
  /** The shop has refused it, so it must not exist. */
  refused?: boolean;
  paid?: boolean;
  cancelled?: boolean;
}

/** Customers who order all the time, and write down what the shop has confirmed. */
export interface Buyers {
  sent: readonly SentOrder[];
  /** Statuses of answers that a fault does not explain, such as 500. */
  odd: readonly string[];
  /** Lets every buyer finish what it has begun. */
  stop(): Promise<void>;
}

/** How often a buyer pays online, and how often one cancels an order paid on delivery. */
const chances = { online: 0.25, cancel: 0.1 };

/** A reply of no status has been cut off: the shop may have done what was asked. */
const cutOff = 0;
const isOutage = (status: number) => [cutOff, 429, 502, 503, 504].includes(status);

/** Sends a call again and again until the shop has decided. */
const decided = async <Reply>(
  ask: () => Promise<Answer<Reply>>,
  onAttempt: () => void = () => undefined,
): Promise<Answer<Reply>> => {
  for (;;) {
    onAttempt();
    const answer = await ask().catch(() => undefined);
    if (answer && !isOutage(answer.status)) return answer;
    await pause(200);
  }
};

const wantsAny = (productIds: readonly string[]) =>
  productIds[Math.floor(Math.random() * productIds.length)] ?? '';

/** Orders what is in the cart. */
const orders = async (
  customer: TestCustomer,
  lines: CartLine[],
  addressId: string,
  sent: SentOrder[],
  odd: string[],
): Promise<void> => {
  const one: SentOrder = {
    buyer: customer.email,
    lines: lines.map(({ productId, quantity }) => ({ productId: productId._id, quantity })),
    sentAt: performance.now(),
    attempts: 0,
  };
  sent.push(one);
  const attempt = () => (one.attempts += 1);
  const [body, key, isOnline] = [orderOf(lines, addressId), unique('order'), Math.random() < chances.online];
  const answer = isOnline
    ? await decided(() => checkOut(customer, body, key), attempt)
    : await decided(() => press(customer, body, key), attempt);
  one.answeredAt = performance.now();
  if (answer.status !== 200) {
    one.refused = true;
    if (answer.status !== 409) odd.push(`order: ${answer.status} ${answer.json.message}`);
    return;
  }
  const { orderId } = answer.json.data;
  one.orderId = orderId;
  // an attempt whose answer was cut off may have done it: then the next one is refused by 409
  const isDone = ({ status, json }: Answer, tries: number, what: string) => {
    const done = status === 200 || (tries > 1 && status === 409);
    if (!done) odd.push(`${what}: ${status} ${json.message}`);
    return done;
  };
  let tries = 0;
  const again = () => (tries += 1);
  if ('id' in answer.json) {
    const pay = { body: { session: answer.json.id, act: 'pay' as const } };
    const paid = await decided(() => customer.call(calls.order.paySandbox, pay), again);
    one.paid = isDone(paid, tries, 'payment');
  } else if (Math.random() < chances.cancel) {
    const cancelled = await decided(() => customer.call(calls.order.cancel, { body: { orderId } }), again);
    one.cancelled = isDone(cancelled, tries, 'cancel');
  }
};

export interface Crowd {
  count: number;
  /** The mean pause in ms before each order of a customer. */
  thinkTime: number;
}

/** Registers customers, who order these products all the time. */
export const openBuyers = async (
  call: CallShop,
  productIds: readonly string[],
  { count, thinkTime }: Crowd,
): Promise<Buyers> => {
  const sent: SentOrder[] = [];
  const odd: string[] = [];
  let stopped = false;
  const buys = async (customer: TestCustomer, addressId: string) => {
    while (!stopped) {
      await pause(Math.random() * 2 * thinkTime);
      const add = { body: { productId: wantsAny(productIds) } };
      const added = await decided(() => customer.call(calls.cart.add, add));
      if (![200, 409].includes(added.status)) odd.push(`cart: ${added.status} ${added.json.message}`);
      const cart = await decided(() => customer.call(calls.cart.list));
      const lines = cart.json.data;
      if (lines.length) await orders(customer, lines, addressId, sent, odd);
      const empties = sent.at(-1)?.refused && lines.length;
      if (empties)
        for (const { _id } of lines) await decided(() => customer.call(calls.cart.remove, { body: { _id } }));
    }
  };
  const everybody: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    const customer = await newCustomer(call);
    everybody.push(buys(customer, (await customer.address())._id));
  }
  const all = Promise.all(everybody);
  all.catch(() => undefined); // thrown by stop
  return {
    sent,
    odd,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
};
