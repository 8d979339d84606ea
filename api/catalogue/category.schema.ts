import { Schema, type Types } from 'mongoose';

/**
 * A stored category. `image` is a key or an `https:` address. `version` rises with every write. `revision`
 * rises with edits only; it is undefined before the first edit.
 */
export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  image: string;
  version: number;
  revision?: number;
}

/** A collation that compares names without regard to case: "Dairy" and "dairy" are the same name. */
export const sameName = { locale: 'en', strength: 2 } as const;

const { compare } = new Intl.Collator(sameName.locale, { sensitivity: 'accent' });

/**
 * Tells whether two names are the same, ignoring case. It compares in memory as the collation of category
 * names does in the database.
 */
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
