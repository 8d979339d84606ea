import { randomBytes } from 'node:crypto';
import { Schema, type Types } from 'mongoose';
import { problemKinds, substitutions } from '../../contract/codes.js';
import {
  type adminOrder,
  cancelReason,
  type order,
  orderStatus,
  paymentMethod,
  paymentStatus,
} from '../../contract/order.js';
import { lineAmount } from '../../contract/money.js';
import type { Translations } from '../../contract/translations.js';
import type { Parsed } from '../../contract/wire.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { StockLine } from '../catalogue/stock.service.js';
import { namesOnly } from '../common/localized.js';
import { wordsOf } from '../common/wordsOf.js';
import {
  documentSchema,
  id,
  ids,
  number,
  optionalId,
  optionalText,
  subdocumentSchema,
  text,
  texts,
  when,
  whole,
} from '../database/documentSchema.js';
import { type InvoiceRecord, invoiceSchema } from './invoice.schema.js';

/** A line of an order. `translations`: the product's name in other languages, as it was when it was ordered. */
export type OrderLineRecord = Parsed<typeof adminOrder>['lines'][number] & { translations?: Translations };
export type PlacedLine = OrderLineRecord & { productId: Types.ObjectId };

/**
 * An order as stored: it has the shape of the API's order without its computed fields. Amounts are in paise,
 * images are keys of the image store.
 */
export interface OrderRecord extends Omit<
  Parsed<typeof adminOrder>,
  '_id' | 'product_details' | 'nextStatuses' | 'invoice' | 'lines'
> {
  _id: Types.ObjectId;
  lines: OrderLineRecord[];
  payment?: Parsed<typeof order>['payment'];
  /** The customer's account; null after account deletion. */
  userId: Types.ObjectId | null;
  /** The language of the order's mails, as a BCP 47 tag. */
  language?: string;
  /** The invoice; undefined until delivery. */
  invoice?: InvoiceRecord;
  /** When the reported problem was reported that waits for an answer. */
  openProblemAt?: Date;
  /** The words by which an admin's search finds the order. */
  search: string[];
}

const line = subdocumentSchema<OrderRecord['lines'][number]>({
  productId: id,
  name: text,
  image: texts,
  unit: text,
  quantity: { ...whole, min: 1 },
  price: whole,
  discount: number,
  amount: whole,
  hsn: String,
  gstRate: Number,
  translations: { type: Schema.Types.Mixed },
});

/** The type of a field with personal data, which is empty after account deletion. */
const personal = optionalText;

const place = subdocumentSchema<OrderRecord['delivery_address']>({
  address_line: personal,
  city: personal,
  state: text,
  pincode: text,
  country: text,
  mobile: personal,
  recipient: String,
  house: String,
  landmark: String,
  label: String,
});

const step = subdocumentSchema<OrderRecord['history'][number]>({
  status: { ...text, enum: orderStatus.options },
  at: when,
  by: String,
  reason: { type: String, enum: cancelReason.options },
  reason_note: String,
});

const noted = subdocumentSchema<NonNullable<OrderRecord['noted']>>({ by: text, at: when });

const answer = subdocumentSchema<NonNullable<NonNullable<OrderRecord['problems']>[number]['answer']>>({
  text,
  at: when,
  by: String,
});

const problem = subdocumentSchema<NonNullable<OrderRecord['problems']>[number]>({
  kind: { ...text, enum: problemKinds },
  products: ids,
  text: optionalText,
  at: when,
  answer: { type: answer, required: false },
});

const paymentStep = subdocumentSchema<NonNullable<OrderRecord['payment_history']>[number]>({
  payment_status: { ...text, enum: paymentStatus.options },
  at: when,
});

const payable = subdocumentSchema<NonNullable<OrderRecord['payment']>>({ url: text, until: when });

const wrongAmount = subdocumentSchema<NonNullable<OrderRecord['wrong_amount']>>({
  amount: whole,
  currency: text,
  at: when,
});

const slot = subdocumentSchema<NonNullable<OrderRecord['slot']>>({ from: when, to: when });

const customer = subdocumentSchema<OrderRecord['customer']>({ name: personal, email: personal });

export const orderSchema = documentSchema<OrderRecord>('orders', {
  userId: optionalId,
  orderId: text,
  createdAt: when,
  deliverBy: when,
  slot: { type: slot, required: false },
  missed_slot: { type: slot, required: false },
  lines: { type: [line], required: true },
  subTotalAmt: whole,
  totalAmt: whole,
  delivery_saved: { ...whole, required: false },
  delivery_address: { type: place, required: true },
  delivery_note: String,
  substitution: { type: String, enum: substitutions },
  status: { ...text, enum: orderStatus.options },
  payment_method: { ...text, enum: paymentMethod.options },
  payment_status: { ...text, enum: paymentStatus.options },
  history: { type: [step], required: true },
  payment_history: { type: [paymentStep], default: undefined },
  payment: { type: payable, required: false },
  wrong_amount: { type: wrongAmount, required: false },
  customer: { type: customer, default: () => ({}) },
  note: optionalText,
  noted: { type: noted, required: false },
  language: { type: String, default: 'en' },
  invoice: { type: invoiceSchema, required: false },
  problems: { type: [problem], default: undefined },
  openProblemAt: Date,
  search: texts,
});

orderSchema.index({ orderId: 1 }, { unique: true });
orderSchema.index({ 'lines.image': 1 });
orderSchema.index(
  { 'invoice.number': 1 },
  { unique: true, partialFilterExpression: { 'invoice.number': { $exists: true } } },
);
/**
 * Lists sort orders by `createdAt` alone, as these indexes do: with `_id` too, MongoDB would read and sort all orders
 * for a page. Orders of the same ms may stand in any order.
 */
orderSchema.index({ userId: 1, createdAt: -1 });
orderSchema.index({ createdAt: -1 });
orderSchema.index({ status: 1, createdAt: -1 });
orderSchema.index({ payment_status: 1, createdAt: -1 });
/** This index covers all fields that the statistics of a period read. */
orderSchema.index({ createdAt: -1, status: 1, payment_status: 1, totalAmt: 1 });
orderSchema.index({ search: 1, createdAt: -1 });
orderSchema.index({ openProblemAt: 1 }, { sparse: true });

/**
 * The characters of order numbers: Crockford's alphabet without I, L, O and U, so that a number can be read
 * out and typed.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates an order number such as `TK-7Q2M-X04C` of 40 random bits. It cannot be guessed and does not reveal
 * how many orders there are (W-11). No number is `TK-TK…`: typed without its prefix, it could not be found.
 */
export const orderNumber = (): string => {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  if (letters.startsWith('TK')) return orderNumber();
  return `TK-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

type Searched = Pick<OrderRecord, 'orderId' | 'customer' | 'delivery_address'> & {
  lines: readonly { name: string }[];
};

/**
 * Lists the words by which an admin's search finds an order: number, customer, recipient, mobile, PIN code, products.
 */
export const orderSearchWords = ({ orderId, customer, delivery_address, lines }: Searched): string[] => {
  const { mobile, pincode, recipient = '' } = delivery_address;
  const searched = [orderId, customer.name, recipient, mobile, pincode, ...lines.map(({ name }) => name)];
  return [...new Set(searched.flatMap(wordsOf))];
};

/** Copies a product into a line of an order, so that later edits of the product do not change it. */
export const orderLineOf = (
  { _id, name, image, unit, price, discount, hsn, gstRate, translations }: ProductRecord,
  quantity: number,
): PlacedLine => ({
  productId: _id,
  name,
  image,
  unit,
  quantity,
  price,
  discount,
  amount: lineAmount({ price, discount, quantity }),
  ...(hsn && { hsn }),
  ...(typeof gstRate === 'number' && { gstRate }),
  ...(translations && { translations: namesOnly(translations) }),
});

/** Lists the products and quantities that an order reserves from the stock or returns to it. */
export const stockLinesOf = ({ lines }: Pick<OrderRecord, 'lines'>): StockLine[] =>
  lines.map(({ productId, quantity, name, translations }) => ({
    productId: String(productId),
    quantity,
    name,
    translations,
  }));
