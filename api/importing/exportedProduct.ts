import type { Types } from 'mongoose';
import type { ProductColumn } from '../../contract/importing.js';
import { mediaPath, imageKey } from '../../contract/links.js';
import { toPaise, toRupees } from '../../contract/money.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { guarded, inRupees, joined } from './csv/cells.js';

type Names = ReadonlyMap<string, string>;

/** Names of shelves by their ids. */
export interface CategoryNames {
  categories: Names;
  subCategories: Names;
}

/** The address of a picture of ours, as an import takes it. */
export const pathOf = (image: string): string => (imageKey.test(image) ? mediaPath + image : image);

/** Names of shelves that are still there. */
export const namesIn = (ids: readonly Types.ObjectId[], names: Names): string[] =>
  ids.flatMap((id) => names.get(String(id)) ?? []);

/** A product as JSON has it, its price in rupees; `key` only where it has one. */
export const productFields = (doc: ProductRecord, { categories, subCategories }: CategoryNames) => ({
  _id: String(doc._id),
  ...(doc.key !== undefined && { key: doc.key }),
  name: doc.name,
  unit: doc.unit,
  price: toRupees(doc.price),
  discount: doc.discount,
  stock: doc.stock,
  category: namesIn(doc.category, categories),
  sub_category: namesIn(doc.subCategory, subCategories),
  description: doc.description,
  image: doc.image.map(pathOf),
  more_details: Object.fromEntries(doc.more_details.map(({ name, value }) => [name, value])),
});

/** A product as an export has it. */
export type ExportedProduct = ReturnType<typeof productFields>;

/** The same as cells. */
export const productCells = (fields: ExportedProduct): Record<ProductColumn, string> => ({
  _id: fields._id,
  key: guarded(fields.key ?? ''),
  name: guarded(fields.name),
  unit: guarded(fields.unit),
  price: inRupees(toPaise(fields.price)),
  discount: String(fields.discount),
  stock: String(fields.stock),
  category: guarded(joined(fields.category)),
  sub_category: guarded(joined(fields.sub_category)),
  description: guarded(fields.description),
  image: guarded(joined(fields.image)),
  more_details: Object.keys(fields.more_details).length ? JSON.stringify(fields.more_details) : '',
});
