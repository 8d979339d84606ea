import { product, type Product } from '../../contract/product.js';
import type { Side } from '../ProductConflictDialog/ProductConflictDialog.js';
import { fieldsOf, kindOf, type ProductFields } from './productFields.js';

export type FieldName = keyof ProductFields;

/** A field that the editor and somebody else left in different states. */
export interface Clash {
  field: FieldName;
  changed: 'mine' | 'theirs' | 'both';
}

const isStale = (reason: unknown): reason is { data: unknown } =>
  typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'staleRevision';

/** The product as somebody else saved it meanwhile, where that is why an edit was refused. */
export const newerOf = (reason: unknown): Product | undefined => {
  if (!isStale(reason) || !product.safeParse(reason.data).success) return undefined;
  return reason.data as Product; // checked in the line above; what travels is what the form reads
};

/** A field's state in a form that compares: spaces, figures and the order of what has none do not count. */
const stateOf = (fields: ProductFields, name: FieldName): string => {
  const value = fields[name];
  if (typeof value === 'string') return kindOf(name) ? String(Number(value)) : value.trim();
  if (name === 'image') return JSON.stringify(value);
  const parts = value.map((part) => JSON.stringify(part));
  return parts.sort().join();
};

/** Where the two versions differ. The stock counts only when it was typed: sales change it without an edit (W-34). */
export const clashesOf = (mine: ProductFields, base: Product, newer: Product): Clash[] => {
  const [before, theirs] = [fieldsOf(base), fieldsOf(newer)];
  const names = Object.keys(theirs) as FieldName[]; // the keys of the form's own values
  return names.flatMap((field): Clash[] => {
    const [was, is, said] = [stateOf(before, field), stateOf(theirs, field), stateOf(mine, field)];
    if (is === said || (field === 'stock' && said === was)) return [];
    return [{ field, changed: is === was ? 'mine' : said === was ? 'theirs' : 'both' }];
  });
};

/** Their version, with what the editor keeps of the own. */
export const merged = (
  mine: ProductFields,
  newer: Product,
  choices: Readonly<Record<string, Side>>,
): ProductFields => {
  const kept = Object.entries(mine).filter(([field]) => choices[field] === 'mine');
  return { ...fieldsOf(newer), ...Object.fromEntries(kept) };
};
