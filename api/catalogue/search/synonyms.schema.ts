import { Schema } from 'mongoose';

/** The id of the only document in the collection, which holds all synonyms. */
export const synonymsId = 'words';

/** The shop's synonyms: groups of words and phrases with the same meaning. */
export interface SynonymsRecord {
  _id: typeof synonymsId;
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
