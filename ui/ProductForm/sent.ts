import type { z } from 'zod';
import type { Product, productInput, productUpdate } from '../../contract/product.js';
import type { ProductFields } from './productFields.js';

/** A new product as it travels: rupees, numbers as typed. */
export type ProductValues = z.input<typeof productInput>;
/** An edit as it travels. */
export type ProductEdit = z.input<typeof productUpdate>;

/** The body of `product.create`. */
export const creationOf = ({ more_details, ...fields }: ProductFields): ProductValues => ({
  ...fields,
  more_details: Object.fromEntries(more_details.map(({ name, value }) => [name, value])),
});

/** The body of `product.update`: with the revision that was edited; the stock only where it was changed, with the value seen (W-34). */
export const editOf = (fields: ProductFields, { _id, revision, stock: seen }: Product): ProductEdit => {
  const { stock, ...rest } = creationOf(fields);
  const touched = Number(stock) !== seen;
  return { ...rest, _id, revision, ...(touched && { stock, stock_seen: seen }) };
};
