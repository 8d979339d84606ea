import type { z } from 'zod';
import type { Product, productInput, productUpdate } from '../../contract/product.js';
import { optionalFields } from '../../contract/productFields.js';
import { fieldsOf, type ProductFields } from './productFields.js';

/** The request body that creates a product: prices in rupees, numbers as typed. */
export type ProductValues = z.input<typeof productInput>;
/** The request body of an edit. */
export type ProductUpdate = z.input<typeof productUpdate>;

/** Builds the request body of `product.create` from the form values. */
export const creationOf = ({ more_details, ...fields }: ProductFields): ProductValues => ({
  ...fields,
  more_details: Object.fromEntries(more_details.map(({ name, value }) => [name, value])),
});

/** Returns the names of the optional fields that did not change. They are not sent. */
const unsaid = (fields: ProductFields, product: Product): Set<string> => {
  const before = fieldsOf(product);
  const names = optionalFields.map(({ name }) => name);
  return new Set(names.filter((name) => fields[name] === before[name]));
};

/**
 * Builds the request body of `product.update`, with the revision of the product before the edit. Optional
 * fields and the stock are sent only if they changed; the stock is sent with its value before the edit
 * (W-34).
 */
export const editOf = (fields: ProductFields, product: Product): ProductUpdate => {
  const { _id, revision, stock: seen } = product;
  const left = unsaid(fields, product);
  const said = Object.entries(creationOf(fields)).filter(([name]) => !left.has(name));
  const { stock, ...rest } = Object.fromEntries(said) as ProductValues; // without the optional fields
  const touched = Number(stock) !== seen;
  return { ...rest, _id, revision, ...(touched && { stock, stock_seen: seen }) };
};
