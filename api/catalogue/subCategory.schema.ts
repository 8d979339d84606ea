import { Schema, type Types } from 'mongoose';
import { sameName } from '../common/sameName.js';
import type { CategoryRecord } from './category.schema.js';

/** A stored subcategory; `category` has the ids of its parent categories. */
export interface SubCategoryRecord extends CategoryRecord {
  category: Types.ObjectId[];
}

export const subCategorySchema = new Schema<SubCategoryRecord>(
  {
    name: { type: String, required: true },
    image: { type: String, default: '' },
    category: { type: [Schema.Types.ObjectId], default: [] },
    version: { type: Number, default: 1 },
    revision: { type: Number, default: 0 },
    translations: { type: Schema.Types.Mixed },
  },
  { strict: 'throw', versionKey: false, collection: 'subcategories' },
);

subCategorySchema.index({ name: 1 }, { unique: true, collation: sameName });
subCategorySchema.index({ category: 1 });
