import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import type { CartLine } from '../../contract/cart.js';
import { type Answer, type CallShop } from '../support/client.js';
import { actingAs, logIn, newCustomer, type TestCustomer, unique } from '../support/customer.js';
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

const isOutage = (status: number) => [429, 502, 503, 504].includes(status);

/** Sends a call again and again until the shop has decided. An answer that was cut off throws in `ask`. */
type Decided = <Reply>(ask: () => Promise<Answer<Reply>>, onAttempt?: () => void) => Promise<Answer<Reply>>;

/** @param renew logs in again, since an access token ends */
const decidedBy =
  (renew: () => Promise<unknown>): Decided =>
  async (ask, onAttempt = () => undefined) => {
    for (;;) {
      onAttempt();
      const answer = await ask().catch(() => undefined);
      if (answer?.status === 401) await renew().catch(() => undefined);
      else if (answer && !isOutage(answer.status)) return answer;
      await pause(200);
    }
  };

/** A customer who repeats each call until the shop has decided. */
interface Buyer {
  customer: TestCustomer;
  addressId: string;
  decided: Decided;
}

const newBuyer = async (call: CallShop): Promise<Buyer> => {
  const account = await logIn(call, (await newCustomer(call)).email);
  const customer = actingAs(account, call); // it reads the token of the account at each call
  const renew = async () => Object.assign(account, await logIn(call, account.email));
  return { customer, addressId: (await customer.address())._id, decided: decidedBy(renew) };
};

const wantsAny = (productIds: readonly string[]) =>
  productIds[Math.floor(Math.random() * productIds.length)] ?? '';

/**
 * Asks whether a payment is settled until it is, for two minutes, as the page after the payment does: the event
 * of the sandbox is lost with the process that should have sent it, and reconciliation comes later.
 */
const settled = async (customer: TestCustomer, decided: Decided, orderId: string): Promise<void> => {
  const body = { orderId };
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(200)) {
    await decided(() => customer.call(calls.order.askPayment, { body }));
    const { json } = await decided(() => customer.call(calls.order.details, { body }));
    if (json.data.payment_status === 'paid') return;
  }
};

/** Orders what is in the cart. */
const orders = async (
  { customer, addressId, decided }: Buyer,
  lines: CartLine[],
  { sent, odd }: { sent: SentOrder[]; odd: string[] },
): Promise<SentOrder> => {
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
    return one;
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
    if (one.paid) await settled(customer, decided, orderId);
  } else if (Math.random() < chances.cancel) {
    const cancelled = await decided(() => customer.call(calls.order.cancel, { body: { orderId } }), again);
    one.cancelled = isDone(cancelled, tries, 'cancel');
  }
  return one;
};

export interface Load {
  customers: number;
  /** The mean pause in ms before each order of a customer. */
  thinkTime: number;
}

/** Registers customers, who order these products all the time. */
export const openBuyers = async (
  call: CallShop,
  productIds: readonly string[],
  { customers, thinkTime }: Load,
): Promise<Buyers> => {
  const sent: SentOrder[] = [];
  const odd: string[] = [];
  let stopped = false;
  const buysOnce = async (buyer: Buyer) => {
    const { customer, decided } = buyer;
    const cart = async () => (await decided(() => customer.call(calls.cart.list))).json.data;
    const add = { body: { productId: wantsAny(productIds) } };
    const added = await decided(() => customer.call(calls.cart.add, add));
    if (![200, 409].includes(added.status)) odd.push(`cart: ${added.status} ${added.json.message}`);
    const lines = await cart();
    if (!lines.length) return;
    const one = await orders(buyer, lines, { sent, odd });
    const left = await cart();
    if (one.orderId && left.length) odd.push(`${one.orderId} was confirmed and did not empty the cart`);
    for (const { _id } of left) await decided(() => customer.call(calls.cart.remove, { body: { _id } }));
  };
  const buys = async (buyer: Buyer) => {
    while (!stopped) {
      await pause(Math.random() * 2 * thinkTime);
      await buysOnce(buyer);
    }
  };
  const everybody: Promise<void>[] = [];
  while (everybody.length < customers) everybody.push(buys(await newBuyer(call)));
  for (const one of everybody) one.catch((error: unknown) => odd.push(`a buyer gave up: ${String(error)}`));
  return {
    sent,
    odd,
    stop: async () => {
      stopped = true;
      await Promise.allSettled(everybody);
    },
  };
};
