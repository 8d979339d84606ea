import { Schema } from 'mongoose';

/** Something that was searched for and not found. */
export interface SearchWithoutResultsRecord {
  /** Its words, small, with a space between. */
  _id: string;
  /** As it was typed last. */
  search: string;
  count: number;
  last: Date;
}

/** What nobody has missed for so long is forgotten. */
const days = 90;

export const searchWithoutResultsSchema = new Schema<SearchWithoutResultsRecord>(
  {
    _id: { type: String, required: true },
    search: { type: String, required: true },
    count: { type: Number, required: true },
    last: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'misses' },
);

searchWithoutResultsSchema.index({ count: -1, last: -1 });
searchWithoutResultsSchema.index({ last: 1 }, { expireAfterSeconds: days * 86_400 });
