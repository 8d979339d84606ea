import type { ReplyOf } from '../../contract/operator/replies.js';
import { type Confirmation, confirm } from '../terminal/confirming.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Api } from '../withApi.js';
import { type Count, countsIn, emptyDatabase, removeImages } from './emptying.js';
import { refuseImporting } from './importing.js';
import { owning, refuseOwned } from '../../api/database/owning.js';
import { endRestore } from './restoring.js';
import { type Shop, shopOf } from './shopOf.js';
import { stopping } from '../terminal/stopping.js';
import { counted } from '../terminal/words.js';
import { shopWords, sumOf } from './words.js';

interface Options extends Confirmation {
  dryRun?: boolean;
}

/** Counts what a reset deletes. */
const lossOf = async ({ connection, store }: Shop) => {
  let images = 0;
  for await (const _ of store.list()) images += 1;
  return { collections: (await countsIn(connection)).filter(({ count }) => count), images };
};

const empty = async (
  connection: Shop['connection'],
  collections: readonly Count[],
  signal: AbortSignal,
  terminal: Terminal,
): Promise<void> => {
  using progress = terminal.progress('Documents deleted', sumOf(collections));
  let gone = 0;
  await emptyDatabase(connection, signal, (count) => progress.reaches((gone += count)));
};

/** Deletes all data of a shop after confirmation; a dry run only counts it. */
export const carryOutReset = async (
  shop: Api,
  { dryRun = false, ...confirmation }: Options,
  terminal: Terminal,
): Promise<ReplyOf<'reset'>> => {
  const { database } = shop;
  const { connection, store } = shopOf(shop);
  const loss = await lossOf({ connection, store });
  const reply = { database, dryRun, ...loss };
  if (dryRun) return reply;
  await refuseOwned(connection);
  await refuseImporting(shop.api);
  const words = `${shopWords(loss.collections)}, ${counted(loss.images, 'image')}`;
  await confirm(shop, `deletes everything in ${database} for good (${words})`, confirmation);
  await stopping(
    () => 'Stopped in the middle: a part of the shop is deleted. Run tokri reset again for the rest.',
    (stopped) =>
      owning(connection, 'reset', stopped, async (signal) => {
        await refuseImporting(shop.api); // an import may have begun meanwhile
        await empty(connection, loss.collections, signal, terminal);
        await removeImages(store, signal);
        await endRestore(connection);
      }),
  );
  return reply;
};

/** Describes the result of a reset in lines of text. */
export const resetInLines = ({ database, dryRun, collections, images }: ReplyOf<'reset'>): string[] => [
  `${dryRun ? 'Would delete' : 'Deleted'} ${counted(sumOf(collections), 'document')} of ${database} and ${counted(images, 'image')}`,
  ...collections.map(({ name, count }) => `  ${String(count).padStart(8)}  ${name}`),
];
