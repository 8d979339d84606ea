import type { Model, Schema } from 'mongoose';
import { documentSchema, number, text, when } from '../database/documentSchema.js';
import { searchedWords } from './search/words.js';

/** A search text with how often it was reported. Who searched is not stored. */
export interface CountedSearchRecord {
  /** The search words in lower case, separated by spaces. */
  _id: string;
  /** The search as it was typed last. */
  search: string;
  count: number;
  last: Date;
}

/** @param days after which a search that nobody repeats is deleted */
const schemaOf = (collection: string, days: number): Schema<CountedSearchRecord> => {
  const schema = documentSchema<CountedSearchRecord>(collection, {
    _id: text,
    search: text,
    count: number,
    last: when,
  });
  schema.index({ count: -1, last: -1 });
  schema.index({ last: 1 }, { expireAfterSeconds: days * 86_400 });
  return schema;
};

export const searchWithoutResultsSchema = schemaOf('misses', 90);
export const popularSearchSchema = schemaOf('popularsearches', 30);

/** The maximum number of stored searches of a collection, so that nonsense cannot fill the database. */
const room = 5_000;
/** Matches telephone numbers and email addresses: a search that contains one must not be stored. */
const personal = /(?:\p{Nd}[^\p{L}]*){8,}|@/u;

/** Returns the words under which a search is counted; `undefined` for a text that must not be stored. */
export const countedAs = (search: string): string | undefined =>
  (!personal.test(search) && nameOf(search)) || undefined;

export const nameOf = (search: string): string => searchedWords(search).join(' ');

/** Counts a search under its words. A new one takes the room of the least frequent one, the oldest of several. */
export const countSearch = async (
  searches: Model<CountedSearchRecord>,
  _id: string,
  search: string,
): Promise<void> => {
  const update = { $inc: { count: 1 }, $set: { search, last: new Date() } };
  const { upsertedCount } = await searches.updateOne({ _id }, update, { upsert: true });
  if (!upsertedCount || (await searches.estimatedDocumentCount()) <= room) return;
  const oldest = await searches
    .findOne({ _id: { $ne: _id } }, { _id: 1 })
    .sort({ count: 1, last: 1 })
    .lean<Pick<CountedSearchRecord, '_id'>>();
  if (oldest) await searches.deleteOne({ _id: oldest._id });
};
