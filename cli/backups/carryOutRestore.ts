import { stat } from 'node:fs/promises';
import { migrate } from '../../api/database/migrate.js';
import { unfinishedRestore } from '../../api/database/schemaVersion.js';
import { type Confirmation, confirm } from '../terminal/confirming.js';
import { withFile } from '../terminal/files.js';
import { CommandError } from '../terminal/commandError.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Api } from '../withApi.js';
import { countsIn } from './emptying.js';
import type { Contents } from './format.js';
import { refuseImporting } from './importing.js';
import { owning, refuseOwned } from '../../api/database/owning.js';
import { readBackup } from './reading.js';
import { restoreBackup } from './restoring.js';
import { shopOf } from './shopOf.js';
import { stopping } from '../terminal/stopping.js';
import { counted } from '../terminal/words.js';
import { shopWords, sumOf } from './words.js';

interface Options extends Confirmation {
  replace?: boolean;
  endSessions?: boolean;
  /** The name of the backup file in messages. */
  name?: string;
}

/** Reads a whole backup and verifies it, without writing anything. */
export const verifyBackup = (file: string, terminal: Terminal, name = file): Promise<Contents> =>
  stopping(
    () => 'Stopped: nothing was restored.',
    async (signal) => {
      const { size } = await withFile(file, () => stat(file));
      const percent = (bytes: number) => Math.round((100 * bytes) / size);
      using progress = terminal.progress('Verified, in percent', 100);
      const onRead = (bytes: number) => progress.reaches(percent(bytes));
      const contents = await withFile(file, () => readBackup(file, { signal, onRead, name }));
      signal.throwIfAborted(); // the signal may have ended after verification
      return contents;
    },
  );

/**
 * Rejects a database that has data, unless the operator confirms that the data is replaced, or an interrupted
 * restore left it.
 * @returns whether the operator confirmed the deletion
 */
const makeWay = async (
  shop: Api,
  file: string,
  { replace, name = file, ...confirmation }: Options,
): Promise<boolean> => {
  const { connection, store } = shopOf(shop);
  if (await unfinishedRestore(connection)) return false;
  const counts = await countsIn(connection);
  let images = 0; // those that the backup lacks are deleted, also if the database is empty
  if (replace) for await (const _ of store.list()) images += 1;
  if (!sumOf(counts) && !images) return false;
  const { database } = shop;
  if (!replace)
    throw new CommandError(
      'conflict',
      `The database ${database} is not empty (${shopWords(counts)}): add --replace to put the backup in its place, or name another one in MONGODB_URI. Nothing was done.`,
    );
  await confirm(
    shop,
    `deletes all of ${database} (${shopWords(counts)}) and its ${counted(images, 'image')}, except those that ${name} has, and puts ${name} in its place`,
    confirmation,
  );
  return true;
};

const cutOff = () =>
  'Stopped in the middle: the shop stays closed until tokri restore is run again, with this backup or another one; tokri reset empties it.';

const unmigrated = () =>
  'Stopped: the backup is restored, but not migrated. tokri migrate or the next start of the shop does that.';

/**
 * Verifies a backup, restores it into a database that is empty or may be emptied, and migrates it.
 * @returns the content of the backup, the number of removed images, and the numbers of the migrations
 */
export const carryOutRestore = async (
  shop: Api,
  file: string,
  options: Options,
  terminal: Terminal,
): Promise<Contents & { removed: number; migrated: number[] }> => {
  await withFile(file, () => stat(file));
  const { connection } = shopOf(shop);
  await refuseOwned(connection);
  await refuseImporting(shop.api);
  const confirmed = await makeWay(shop, file, options);
  const { collections, images } = await verifyBackup(file, terminal, options.name);
  const restored = await stopping(cutOff, (stopped) =>
    owning(connection, 'restore', stopped, async (signal) => {
      await refuseImporting(shop.api); // an import may have begun meanwhile
      if (!confirmed) await makeWay(shop, file, options); // the database may have been filled meanwhile
      using progress = terminal.progress('Documents and images', sumOf([...collections, images]));
      let back = 0;
      const onBack = (count: number) => progress.reaches((back += count));
      return await restoreBackup(shopOf(shop), file, {
        signal,
        replaces: options.replace ?? false,
        endsSessions: options.endSessions ?? false,
        onBack,
      });
    }),
  );
  const steps = await stopping(unmigrated, (signal) => migrate(connection, { signal }));
  return { ...restored, migrated: steps.map(({ migration }) => migration.number) };
};
