import { Schema } from 'mongoose';

/** The one document that there is. */
export const theSynonyms = 'words';

/** Words and phrases that mean one thing, as the shop has set them. */
export interface SynonymsRecord {
  _id: typeof theSynonyms;
  groups: string[][];
  revision: number;
}

export const synonymsSchema = new Schema<SynonymsRecord>(
  {
    _id: { type: String, required: true },
    groups: { type: [[String]], required: true },
    revision: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'searchwords' },
);
