import { Schema } from 'mongoose';

/** The one document that there is. */
export const theWords = 'words';

/** Words and phrases that mean one thing, as the shop has set them. */
export interface SearchWordsRecord {
  _id: typeof theWords;
  groups: string[][];
  revision: number;
}

export const searchWordsSchema = new Schema<SearchWordsRecord>(
  {
    _id: { type: String, required: true },
    groups: { type: [[String]], required: true },
    revision: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'searchwords' },
);
