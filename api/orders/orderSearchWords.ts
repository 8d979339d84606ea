import { orderNumberIn } from '../../contract/orderSearch.js';
import { holdingWords, wordsOf } from '../common/wordsOf.js';
import type { OrderRecord } from './order.schema.js';

type Searched = Pick<OrderRecord, 'orderId' | 'customer' | 'delivery_address'> & {
  lines: readonly { name: string }[];
};

/**
 * Lists the words by which an admin's search finds an order: number, customer, mobile, PIN code, products.
 */
export const orderSearchWords = ({ orderId, customer, delivery_address, lines }: Searched): string[] => {
  const { mobile, pincode } = delivery_address;
  const texts = [orderId, customer.name, mobile, pincode, ...lines.map(({ name }) => name)];
  return [...new Set(texts.flatMap(wordsOf))];
};

/**
 * Matches the orders that an admin searches for: by words, or by the beginning of an order number, also
 * without dashes.
 */
export const holdingOrders = (search: string) => {
  const [words, number] = [holdingWords(search), orderNumberIn(search)];
  return number ? { $or: [words, { orderId: new RegExp(`^${number}`) }] } : words;
};
