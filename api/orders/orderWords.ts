import type { OrderRecord } from './order.schema.js';

const notWord = /[^\p{L}\p{M}\p{N}]+/u;
const onlyDigits = /^[+\d\s()-]+$/;

/** The words of a text, in small letters; what is written as a number with gaps (a mobile) is one word. */
export const wordsOf = (text: string): string[] => {
  const small = text.normalize('NFKC').toLowerCase().trim();
  const words = onlyDigits.test(small)
    ? [small.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')]
    : small.split(notWord);
  return words.filter(Boolean);
};

type Searched = Pick<OrderRecord, 'orderId' | 'customer' | 'delivery_address' | 'lines'>;

/** By which words the orders board finds an order: number, customer, mobile, PIN code, products. */
export const searchWords = ({ orderId, customer, delivery_address, lines }: Searched): string[] => {
  const { mobile, pincode } = delivery_address;
  const texts = [orderId, customer.name, mobile, pincode, ...lines.map(({ name }) => name)];
  return [...new Set(texts.flatMap(wordsOf))];
};
