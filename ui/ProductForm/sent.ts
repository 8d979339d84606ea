import type { z } from 'zod';
import type { Product, productInput, productUpdate } from '../../contract/product.js';
import { fieldsOf, plainFields, type ProductFields } from './productFields.js';

/** A new product as it travels: rupees, numbers as typed. */
export type ProductValues = z.input<typeof productInput>;
/** An edit as it travels. */
export type ProductEdit = z.input<typeof productUpdate>;

/** The body of `product.create`. */
export const creationOf = ({ more_details, ...fields }: ProductFields): ProductValues => ({
  ...fields,
  more_details: Object.fromEntries(more_details.map(({ name, value }) => [name, value])),
});

/** What may be empty and is as it was: saying it would be a change from nothing to nothing. */
const unsaid = (fields: ProductFields, product: Product): Set<string> => {
  const before = fieldsOf(product);
  const names = plainFields.filter((field) => 'mayBeEmpty' in field).map(({ name }) => name);
  return new Set(names.filter((name) => fields[name] === before[name]));
};

/**
 * The body of `product.update`: with the revision that was edited; the stock only where it was changed, with the value seen (W-34),
 * and what may be empty only where it was changed.
 */
export const editOf = (fields: ProductFields, product: Product): ProductEdit => {
  const { _id, revision, stock: seen } = product;
  const left = unsaid(fields, product);
  const said = Object.entries(creationOf(fields)).filter(([name]) => !left.has(name));
  const { stock, ...rest } = Object.fromEntries(said) as ProductValues; // without what is optional in it
  const touched = Number(stock) !== seen;
  return { ...rest, _id, revision, ...(touched && { stock, stock_seen: seen }) };
};
