import { createHash } from 'node:crypto';
import mongoose, { type Types } from 'mongoose';
import type { OrderRecord } from '../../api/orders/order.schema.js';

/** Makes an ObjectId from a text, the same on every machine. */
export const demoId = (words: string): Types.ObjectId =>
  new mongoose.Types.ObjectId(createHash('sha256').update(`tokri demo ${words}`).digest('hex').slice(0, 24));

/** An invented customer of the demo shop. */
export interface DemoCustomer {
  _id: Types.ObjectId;
  name: string;
  email: string;
  address: OrderRecord['delivery_address'];
}

const places = [
  ['Pune', 'Maharashtra'],
  ['Bengaluru', 'Karnataka'],
  ['Jaipur', 'Rajasthan'],
  ['Kochi', 'Kerala'],
] as const;

/** Invents a customer, whose mobile number and PIN code begin with 0, which no real ones do. */
const customer = (number: number): DemoCustomer => {
  const [city, state] = places[number % places.length] ?? places[0];
  return {
    _id: demoId(`customer ${number}`),
    name: `Demo customer ${number}`,
    email: `demo-customer-${number}@example.com`,
    address: {
      address_line: `${number} Example Street`,
      city,
      state,
      pincode: String(number).padStart(6, '0'),
      country: 'India',
      mobile: String(number).padStart(10, '0'),
    },
  };
};

export const demoCustomers: readonly [DemoCustomer, ...DemoCustomer[]] = [
  customer(1),
  ...[2, 3, 4, 5, 6, 7, 8].map(customer),
];
