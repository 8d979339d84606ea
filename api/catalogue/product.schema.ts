import { Schema, type Types } from 'mongoose';
import type { product } from '../../contract/product.js';
import { ofOptionalFields, type OptionalName } from '../../contract/productFields.js';
import type { Translations } from '../../contract/translations.js';
import type { Parsed } from '../../contract/wire.js';
import { sameName } from '../common/sameName.js';
import {
  documentSchema,
  ids,
  number,
  optionalText,
  subdocumentSchema,
  text,
  texts,
  whole,
} from '../database/documentSchema.js';

/**
 * A stored product. `price` is in paise before the discount, `discount` in percent; `image` holds keys or
 * `https:` addresses. `revision` rises with edits only, `version` with every write, sales included:
 * the projection and `StockService.reserve` take a product of the same version for the same.
 */
export interface ProductRecord extends Pick<Parsed<typeof product>, OptionalName> {
  _id: Types.ObjectId;
  name: string;
  image: string[];
  category: Types.ObjectId[];
  subCategory: Types.ObjectId[];
  unit: string;
  stock: number;
  price: number;
  discount: number;
  description: string;
  more_details: { name: string; value: string }[];
  revision: number;
  version: number;
  /**
   * The revision of the last edit that set the stock; undefined if no edit has. Sales and additions do not
   * change it.
   */
  stockRevision?: number;
  /** Time of the last edit; undefined for products that are older than this field. */
  updatedAt?: Date;
  /** The key by which imports know the product. */
  key?: string;
  /** The texts in other languages; undefined if there are none. */
  translations?: Translations;
  /** How many approved ratings have 1 to 5 stars; undefined if there are none. Computed from the ratings. */
  starCounts?: number[];
}

/** The categories and subcategories of a product. */
export type Placed = Pick<ProductRecord, 'category' | 'subCategory'>;

const detail = subdocumentSchema<ProductRecord['more_details'][number]>({ name: String, value: String });

export const productSchema = documentSchema<ProductRecord>('products', {
  name: text,
  image: texts,
  category: ids,
  subCategory: ids,
  unit: text,
  stock: whole,
  price: whole,
  discount: { ...number, min: 0, max: 100 },
  description: optionalText,
  more_details: { type: [detail], default: [] },
  ...ofOptionalFields(({ name, kind }) => [name, { type: kind === 'text' ? String : Number }] as const),
  revision: { type: Number, default: 1 },
  version: { type: Number, default: 1 },
  stockRevision: { type: Number },
  updatedAt: { type: Date },
  key: { type: String },
  translations: { type: Schema.Types.Mixed },
  starCounts: { type: [Number], default: undefined },
});

productSchema.index({ category: 1 });
productSchema.index({ image: 1 });
productSchema.index({ subCategory: 1 });
/** This index serves imports, which find a product that has no key by its name. */
productSchema.index({ name: 1 }, { collation: sameName });
productSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
