import { Schema, type Types } from 'mongoose';
import { sameName } from '../common/sameName.js';
import { documentSchema, ids, optionalText, text } from '../database/documentSchema.js';
import type { CategoryRecord } from './category.schema.js';

/** A stored subcategory; `category` has the ids of its parent categories. */
export interface SubCategoryRecord extends CategoryRecord {
  category: Types.ObjectId[];
}

export const subCategorySchema = documentSchema<SubCategoryRecord>('subcategories', {
  name: text,
  image: optionalText,
  category: ids,
  version: { type: Number, default: 1 },
  revision: { type: Number, default: 0 },
  translations: { type: Schema.Types.Mixed },
});

subCategorySchema.index({ name: 1 }, { unique: true, collation: sameName });
subCategorySchema.index({ category: 1 });
