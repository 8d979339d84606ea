import type { ReplyOf } from '../../contract/operator/replies.js';
import { timeIn } from '../terminal/times.js';
import { counted, megabytes } from '../terminal/words.js';
import type { Count } from './emptying.js';
import type { Contents } from './format.js';

export const sumOf = (counts: readonly Pick<Count, 'count'>[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const shown = ['products', 'orders', 'users'];

/**
 * Describes a shop by its main counts: "620 products, 31 orders, 6 users"; a shop without any of these, by
 * its number of documents.
 */
export const shopWords = (counts: readonly Count[]): string => {
  const known = counts.filter(({ name, count }) => shown.includes(name) && count);
  if (!known.length) return counted(sumOf(counts), 'document');
  const inOrder = known.sort((one, other) => shown.indexOf(one.name) - shown.indexOf(other.name));
  return inOrder.map(({ name, count }) => counted(count, name.replace(/s$/, ''))).join(', ');
};

/** Describes the content of a backup in lines of text. */
export const contentsInLines = ({ from, collections, images }: Contents): string[] => [
  `Of         the database ${from.database} at ${timeIn(from.at)}, by Tokri ${from.tokri}`,
  `Documents  ${sumOf(collections)} in ${counted(collections.length, 'collection')}: ${shopWords(collections)}`,
  `Images     ${images.count}, ${megabytes(images.bytes)}`,
];

/** Returns the content of a backup for `--json`. */
export const contentsInReply = ({
  from: { format: _, ...from },
  collections,
  images,
  vanished,
}: Contents): Pick<ReplyOf<'backup'>, 'from' | 'collections' | 'images' | 'vanished'> => ({
  from,
  collections,
  images,
  vanished,
});
