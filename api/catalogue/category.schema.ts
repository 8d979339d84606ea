import { Schema, type Types } from 'mongoose';
import type { Translations } from '../../contract/translations.js';
import { sameName } from '../common/sameName.js';
import { documentSchema, optionalText, text } from '../database/documentSchema.js';

/**
 * A stored category. `image` is a key or an `https:` address. `version` rises with every write. `revision`
 * rises with edits only; it is undefined where a program of before schema version 2 has created the category.
 */
export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  image: string;
  version: number;
  revision?: number;
  /** The name in other languages; undefined if there are none. */
  translations?: Translations;
}

export const categorySchema = documentSchema<CategoryRecord>('categories', {
  name: text,
  image: optionalText,
  version: { type: Number, default: 1 },
  revision: { type: Number, default: 0 },
  translations: { type: Schema.Types.Mixed },
});

categorySchema.index({ name: 1 }, { unique: true, collation: sameName });
