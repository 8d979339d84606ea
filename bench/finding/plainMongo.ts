import type { Connection } from 'mongoose';
import type mongoose from 'mongoose';
import { limits } from '../../contract/limits.js';

type Filter = mongoose.mongo.Filter<mongoose.mongo.Document>;

/** A search that the database has built in. */
export interface PlainSearch {
  name: string;
  /** Returns the number of results. */
  find(search: string): Promise<number>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns two searches: by a case-insensitive pattern over names, and by a full-text index. Each reads the
 * first page and counts all results.
 */
export const plainSearches = async (connection: Connection): Promise<PlainSearch[]> => {
  const products = connection.collection('products');
  await products.createIndex({ name: 'text' });
  const page = async (filter: Filter) => {
    const [, count] = await Promise.all([
      products.find(filter).limit(limits.pageSize.search).toArray(),
      products.countDocuments(filter),
    ]);
    return count;
  };
  return [
    {
      name: 'MongoDB, pattern over names',
      find: (search) => page({ name: { $regex: escaped(search), $options: 'i' } }),
    },
    { name: 'MongoDB, text index', find: (search) => page({ $text: { $search: search } }) },
  ];
};
