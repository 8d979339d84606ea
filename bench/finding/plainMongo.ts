import type { Connection } from 'mongoose';
import type mongoose from 'mongoose';
import { limits } from '../../contract/limits.js';

type Filter = mongoose.mongo.Filter<mongoose.mongo.Document>;

/** A way to search that a database brings along. */
export interface PlainSearch {
  name: string;
  /** How many it found. */
  find(search: string): Promise<number>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A case-insensitive pattern over names, and an index of whole words: the first page and how many there are. */
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
