import { streetOf } from '../../contract/addressText.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import { billOfOrder, formatMoney, toRupees } from '../../contract/money.js';
import { slotText } from '../../contract/slotText.js';
import { inColumns } from '../terminal/columns.js';
import { plain } from '../terminal/plain.js';
import { timeIn } from '../terminal/times.js';
import type { Order } from './orderOf.js';
import { spelled } from '../terminal/words.js';
import { mayCancel, methods, nameOf, paymentOf, soldOut, stepsOf } from './words.js';

const label = 12;
const titled = (title: string, text: string): string => `${title.padEnd(label)}${plain(text)}`;

const productsOf = ({ lines }: Order): string[] =>
  inColumns(
    [
      { title: 'PRODUCTS', yields: true },
      { title: 'PIECES', numeric: true },
      { title: 'PRICE', numeric: true },
      { title: 'OFF', numeric: true },
      { title: 'AMOUNT', numeric: true },
    ],
    lines.map(({ name, unit, quantity, price, discount, amount }) => [
      `${name}, ${unit}`,
      String(quantity),
      formatMoney(price),
      discount ? `${discount}%` : '',
      formatMoney(amount),
    ]),
  );

const moneyOf = ({ lines, subTotalAmt, totalAmt, wrong_amount }: Order): string[] => {
  const { savings, delivery } = billOfOrder({
    lines: lines.map(({ price, quantity }) => ({ price: toRupees(price), quantity })),
    subTotalAmt: toRupees(subTotalAmt),
    totalAmt: toRupees(totalAmt),
  });
  return [
    titled('Total', formatMoney(totalAmt)),
    titled(
      '  of it',
      `products ${formatMoney(subTotalAmt)}, delivery ${delivery ? formatMoney(delivery) : 'free'}`,
    ),
    ...(savings ? [titled('  saved', formatMoney(savings))] : []),
    ...(wrong_amount
      ? [
          titled(
            'Check it',
            `${formatMoney(wrong_amount.amount)} (${wrong_amount.currency}) was paid instead, ${timeIn(wrong_amount.at)}`,
          ),
        ]
      : []),
  ];
};

const steps = (title: string, all: readonly (readonly [at: Date, what: string])[]): string[] =>
  all.map(([at, what], place) => titled(place ? '' : title, `${timeIn(at)}  ${what}`));

const placeOf = ({ delivery_address }: Order): string => {
  const { landmark, city, state, pincode, country } = delivery_address;
  return `${[streetOf(delivery_address), landmark, city, state].filter(Boolean).join(', ')} ${pincode}, ${country}`;
};

/** Lists the commands that can follow for an order in its status. */
const nextOf = (order: Order): string => {
  const [to] = stepsOf(order);
  const cancel = `tokri orders cancel ${order.orderId}`;
  if (to)
    return `tokri orders advance ${order.orderId} (${spelled(to)})${mayCancel(order) ? `, or ${cancel}` : ''}`;
  if (shownStatus(order) === 'payment_pending') return `it waits for its payment; or ${cancel}`;
  if (mayCancel(order)) return cancel;
  return 'nothing: it has come to its end';
};

const stepOf = (order: Order, { status, by, reason, reason_note }: Order['history'][number]): string => {
  const reached = status === 'placed' ? shownStatus({ ...order, status }) : status;
  const why = [reason && spelled(reason), reason_note].filter(Boolean).join(', ');
  return `${spelled(reached)} ${nameOf(by)}${why && ` (${why})`}`;
};

const problemOf = (
  order: Order,
  { kind, products, text, answer }: NonNullable<Order['problems']>[number],
): string => {
  const about = products.map(String);
  const names = order.lines
    .filter(({ productId }) => about.includes(String(productId)))
    .map(({ name }) => name);
  const answered = answer ? `answered ${nameOf(answer.by)}: ${answer.text}` : 'waits for an answer';
  return `${[kind, ...names, text].filter(Boolean).join(', ')} (${answered})`;
};

/** Prints an order in lines of text: products, amounts, address, payment, history, next steps. */
export const inLines = (order: Order): string[] => {
  const { orderId, payment_method, customer, delivery_address, delivery_note, substitution, note, noted } =
    order;
  const user = customer.name ? `${customer.name}, ${customer.email}` : '(deleted account)';
  return [
    titled('Order', `${orderId}, ${spelled(shownStatus(order))}`),
    titled('Payment', `${methods[payment_method]}, ${paymentOf(order)}`),
    titled('Customer', [user, delivery_address.mobile].filter(Boolean).join(', ')),
    ...(delivery_address.recipient ? [titled('Recipient', delivery_address.recipient)] : []),
    titled('Address', placeOf(order)),
    ...(delivery_note ? [titled('Asks', delivery_note)] : []),
    ...(substitution ? [titled('Sold out', soldOut[substitution])] : []),
    ...(stepsOf(order).length
      ? [titled('Arrives', order.slot ? slotText(order.slot) : timeIn(order.deliverBy))]
      : []),
    ...(order.invoice ? [titled('Invoice', `${order.invoice.number}, ${timeIn(order.invoice.at)}`)] : []),
    ...(note ? [titled('Note', `${note}${noted ? ` (${noted.by}, ${timeIn(noted.at)})` : ''}`)] : []),
    '',
    ...productsOf(order),
    '',
    ...moneyOf(order),
    '',
    ...steps(
      'History',
      order.history.map((step) => [step.at, stepOf(order, step)]),
    ),
    ...steps(
      'Payment',
      (order.payment_history ?? []).map(({ at, payment_status: reached }) => [at, reached]),
    ),
    ...steps(
      'Problems',
      (order.problems ?? []).map((problem) => [problem.at, problemOf(order, problem)]),
    ),
    titled('Next', nextOf(order)),
  ];
};
