import type { ReplyOf } from '../../contract/operator/replies.js';
import { type CancelReason, cancelReasons, oneOf } from '../../contract/codes.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import type { OrderStatus } from '../../contract/order.js';
import { operator } from '../../api/audit/auditLog.service.js';
import { DomainError } from '../../api/common/domainError.js';
import { typedBack } from '../terminal/confirming.js';
import { CommandError } from '../terminal/commandError.js';
import type { Api } from '../withApi.js';
import { openOrderTransitions } from './loadOrdersModule.js';
import { type Order, orderOf } from './orderOf.js';
import { spelled, counted } from '../terminal/words.js';
import { mayCancel, nameOf, stepsOf } from './words.js';
import { formatMoney } from '../../contract/money.js';

const stockOf = ({ lines }: Order): string => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = count === 1 ? 'goes' : 'go';
  return `${counted(count, 'piece')} of ${counted(lines.length, 'product')} ${back} back into stock.`;
};

const moneyOf = ({ payment_method, payment_status, totalAmt, wrong_amount }: Order): string => {
  if (wrong_amount)
    return 'What was paid, another amount than the order’s, is sent back as soon as the shop is open.';
  if (payment_status === 'due') return 'Nothing is paid yet, and nothing is asked for at the door.';
  if (payment_status === 'awaiting') return 'Nothing is paid yet: its payment page is closed.';
  if (payment_status !== 'paid' || payment_method === 'cod') return 'No money moves.';
  return totalAmt
    ? `${formatMoney(totalAmt)} go back to the customer as soon as the shop is open.`
    : 'No money moves.';
};

/** Describes what a cancellation does to stock and payment. */
const cancelling = (order: Order): string[] => [stockOf(order), moneyOf(order)];

type Moved = ReplyOf<'orders advance'>;

/** The statuses about which the customer gets a mail. */
const mailed: readonly OrderStatus[] = ['out_for_delivery', 'delivered', 'cancelled'];

/**
 * Returns a sentence on what the operator can do about an order that another user moved during the command;
 * empty when there is nothing to do.
 */
type Advice = (order: Order) => string;

const nextAgain: Advice = (order) => {
  const [next] = stepsOf(order);
  return next ? ` Run it again if ${spelled(next)} is meant.` : '';
};
const cancelAgain: Advice = (order) => (mayCancel(order) ? ' Run it again to cancel it all the same.' : '');
/** Gives no advice: the order already has the status that the operator named, or cannot get it any more. */
const notAgain: Advice = () => '';

const movedOn = (order: Order, advice: Advice): CommandError => {
  const { orderId, status, history } = order;
  const who = nameOf(history.at(-1)?.by);
  return new CommandError(
    'conflict',
    `${orderId} is ${spelled(status)} by now, moved ${who ? `${who} ` : ''}meanwhile: nothing was done.${advice(order)}`,
  );
};

const isMoved = (error: unknown) => error instanceof DomainError && error.code === 'orderMoved';

/** A transition of an order from the status that the command has read. */
interface Step {
  to: OrderStatus;
  dryRun: boolean;
  advice: Advice;
  why?: Why;
}

/** The reason of a cancellation. */
interface Why {
  reason?: CancelReason;
  reason_note?: string;
}

/**
 * Reads the typed reason for a cancellation: one of the known reasons, or free text, which becomes the note
 * of the reason `other`.
 */
const whyOf = (typed: string): Why => {
  const reason = oneOf(
    cancelReasons,
    typed
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  return reason ? { reason } : { reason: 'other', reason_note: typed.trim() };
};

const move = async (shop: Api, order: Order, { to, dryRun, advice, why }: Step): Promise<Moved> => {
  const { orderId, status: from, customer } = order;
  const orders = await openOrderTransitions(shop);
  try {
    const { data: moved } = await orders.advance(operator, { orderId, from, to, ...why }, { dryRun });
    return { order: moved, from, mailed: mailed.includes(to) && customer.email !== '', dryRun };
  } catch (error) {
    throw isMoved(error) ? movedOn(await orderOf(shop, orderId), advice) : error;
  }
};

const atItsEnd = ({ orderId, status, payment_status }: Order): CommandError => {
  if (payment_status === 'refunded' && status !== 'cancelled' && status !== 'delivered')
    return new CommandError(
      'conflict',
      `The money for ${orderId} was refunded, so it takes no further step: cancel it with tokri orders cancel ${orderId}.`,
    );
  return new CommandError(
    'conflict',
    status === 'placed'
      ? `${orderId} is not paid yet (${payment_status}): wait for its payment, or cancel it with tokri orders cancel ${orderId}.`
      : `${orderId} is ${spelled(status)}: there is no step after that.`,
  );
};

const noSuchStep = (
  { orderId, status }: Order,
  to: OrderStatus,
  steps: readonly OrderStatus[],
): CommandError =>
  new CommandError(
    'conflict',
    `${orderId} is ${spelled(status)}: from there it cannot become ${spelled(to)}, only ${steps.map(spelled).join(' or ')}.`,
  );

/** Options of moving an order. */
interface Way {
  to?: OrderStatus;
  dryRun?: boolean;
  /** The value of `performance.now()` at the start of the command. The operator cannot know of transitions after it. */
  asked: number;
}

/**
 * Tells whether the last transition of an order happened since `asked`, while the shop was being opened: the
 * operator did not know of it then.
 * The times are compared by the database's clock. A wrong clock of the process that made the transition makes
 * the answer wrong; a time more than a second in the future is ignored, because two right clocks differ by less.
 * A transition after the order was read is rejected in any case, because it changes the status.
 */
const isTakenSince = async (asked: number, { history }: Order, { connection }: Api): Promise<boolean> => {
  const admin = connection.getClient().db(connection.name).admin();
  /** Converts `asked` to the database's clock. The result is too early by the time that the database's answer took. */
  const begun = async () =>
    Number((await admin.command({ hello: 1 })).localTime) - (performance.now() - asked);
  const began = Math.max(await begun(), await begun(), await begun());
  const taken = Number(history.at(-1)?.at);
  return taken > began && taken <= began + (performance.now() - asked) + 1_000;
};

/**
 * Moves an order one step towards its customer: to the usual next status, or to `to`.
 * @throws CommandError `conflict` when there is no such step, or another user moved the order since the
 * command began
 */
export const advance = async (
  shop: Api,
  number: string,
  { to, dryRun = false, asked }: Way,
): Promise<Moved> => {
  const order = await orderOf(shop, number);
  const steps = stepsOf(order);
  const [next] = steps;
  const isPossible = to !== undefined && steps.includes(to);
  if (!isPossible && (await isTakenSince(asked, order, shop)))
    throw movedOn(order, to ? notAgain : nextAgain);
  if (!next) throw atItsEnd(order);
  if (to && !steps.includes(to)) throw noSuchStep(order, to, steps);
  return move(shop, order, { to: to ?? next, dryRun, advice: to ? notAgain : nextAgain });
};

const confirmed = (order: Order): Promise<void> => {
  const { orderId } = order;
  const what = `This cancels ${orderId} for good. ${cancelling(order).join(' ')}`;
  return typedBack(what, { of: 'its number', name: orderId, read: (typed) => typed.trim().toUpperCase() });
};

/**
 * Cancels an order after confirmation. @throws CommandError `conflict` when it cannot be cancelled or is not
 * confirmed; `usage` without a terminal to ask in
 */
export const cancel = async (
  shop: Api,
  number: string,
  { yes = false, dryRun = false, reason }: { yes?: boolean; dryRun?: boolean; reason?: string },
): Promise<Moved> => {
  const order = await orderOf(shop, number);
  if (!mayCancel(order))
    throw new CommandError(
      'conflict',
      `${order.orderId} is ${spelled(order.status)}: it cannot be cancelled.`,
    );
  await openOrderTransitions(shop); // fails before the question if orders cannot be opened
  if (!yes && !dryRun) await confirmed(order);
  return move(shop, order, {
    to: 'cancelled',
    dryRun,
    advice: cancelAgain,
    ...(reason && { why: whyOf(reason) }),
  });
};

/** Describes the transition of an order in lines of text. */
export const inLines = ({ order, from, mailed: getsMail, dryRun }: Moved): string[] => {
  const { orderId, status } = order;
  const was = `${dryRun ? 'would go' : 'went'} from ${spelled(shownStatus({ ...order, status: from }))} to ${spelled(status)}`;
  const mail = dryRun ? 'The customer would get a mail.' : 'The customer gets a mail.';
  return [
    `${orderId} ${was}.`,
    ...(status === 'cancelled' ? cancelling(order) : []),
    ...(order.invoice && status === 'delivered' && !dryRun
      ? [`Its invoice is ${order.invoice.number}.`]
      : []),
    ...(getsMail ? [mail] : []),
  ];
};
