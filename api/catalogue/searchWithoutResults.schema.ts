import { Schema } from 'mongoose';

/** A search that had no results. */
export interface SearchWithoutResultsRecord {
  /** The search words in lower case, separated by spaces. */
  _id: string;
  /** The search as it was typed last. */
  search: string;
  count: number;
  last: Date;
}

/** Days after which a search that nobody repeats is deleted. */
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
