import { wordsOf } from '../common/wordsOf.js';
import type { OrderRecord } from './order.schema.js';

type Searched = Pick<OrderRecord, 'orderId' | 'customer' | 'delivery_address' | 'lines'>;

/** By which words the orders board finds an order: number, customer, mobile, PIN code, products. */
export const searchWords = ({ orderId, customer, delivery_address, lines }: Searched): string[] => {
  const { mobile, pincode } = delivery_address;
  const texts = [orderId, customer.name, mobile, pincode, ...lines.map(({ name }) => name)];
  return [...new Set(texts.flatMap(wordsOf))];
};
