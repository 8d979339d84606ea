import { documentSchema, number, text } from '../../database/documentSchema.js';

/** The id of the only document in the collection, which holds all synonyms. */
export const synonymsId = 'words';

/** The shop's synonyms: groups of words and phrases with the same meaning. */
export interface SynonymsRecord {
  _id: typeof synonymsId;
  groups: string[][];
  revision: number;
}

export const synonymsSchema = documentSchema<SynonymsRecord>('searchwords', {
  _id: text,
  groups: { type: [[String]], required: true },
  revision: number,
});
