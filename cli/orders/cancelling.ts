import { formatMoney } from '../../contract/money.js';
import { counted } from '../terminal/words.js';
import type { Order } from './orderOf.js';

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
export const cancelling = (order: Order): string[] => [stockOf(order), moneyOf(order)];
