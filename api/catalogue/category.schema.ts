import { Schema, type Types } from 'mongoose';

/**
 * As stored: `image` is a key or an `https:` address, `version` rises with every write, `revision` with edits (W-34): none before
 * the first.
 */
export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  image: string;
  version: number;
  revision?: number;
}

/** "Dairy" and "dairy" are one name. */
export const sameName = { locale: 'en', strength: 2 } as const;

const { compare } = new Intl.Collator(sameName.locale, { sensitivity: 'accent' });

/** The same outside the database. */
export const isSameName = (one: string, other: string): boolean => compare(one, other) === 0;

export const categorySchema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    image: { type: String, default: '' },
    version: { type: Number, default: 1 },
    revision: { type: Number },
  },
  { strict: 'throw', versionKey: false, collection: 'categories' },
);

categorySchema.index({ name: 1 }, { unique: true, collation: sameName });
