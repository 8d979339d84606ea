import { errorCode } from '../../api/common/errors.js';
import { installation } from '../../api/common/installation.js';
import { keepHistory } from '../../api/database/embedded/history.js';
import { readSchema } from '../../api/database/schemaVersion.js';
import { stopping } from '../terminal/stopping.js';
import type { Terminal } from '../terminal/terminal.js';
import { toOutput, writeWhole } from '../terminal/wholeFile.js';
import type { Api } from '../withApi.js';
import { type Contents, formatVersion } from './format.js';
import { type Shop, shopOf } from './shopOf.js';
import { collectionsOf, filterOf } from './snapshot.js';
import { writeBackup } from './writing.js';
import { CommandError } from '../terminal/commandError.js';

const isReader = (error: unknown) =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorCode(error));

/** Waits until everything written to the output so far is flushed. */
const sent = (output: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    output.write('', (error) => (error ? reject(error) : resolve()));
  });

/**
 * Sends a backup to standard output, and leaves the output open.
 * @throws CommandError `fault` when the reading program ended too early
 */
export const sendTo = async (
  output: NodeJS.WritableStream,
  write: (sink: NodeJS.WritableStream, end: boolean) => Promise<Contents>,
): Promise<Contents> => {
  try {
    const contents = await write(output, false);
    await sent(output);
    return contents;
  } catch (error) {
    if (!isReader(error)) throw error;
    const message =
      'The reader of the backup went away: it is torn. See what that program says, and run it again.';
    throw new CommandError('fault', message, { cause: error });
  }
};

const nameOf = (database: string, at: Date): string =>
  `tokri-${database}-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`;

/** The result of a backup. `bytes`: the file's size; 0 for standard output. */
interface Taken extends Contents {
  file: string;
  bytes: number;
}

/** Counts the documents and images that a backup will write. */
const countOf = async ({ connection, store }: Shop): Promise<number> => {
  let count = 0;
  for (const name of await collectionsOf(connection))
    count += await connection.collection(name).countDocuments(filterOf(name));
  for await (const _ of store.list()) count += 1;
  return count;
};

/** The permissions of a backup file: only its owner may read it, because it holds all customers' data. */
const ownersOnly = 0o600;

/**
 * Takes a backup of a shop.
 * @param wanted the file's name, or `-` for standard output; the default is made of the database's name and
 * the time
 */
export const takeBackup = (shop: Api, wanted: string | undefined, terminal: Terminal): Promise<Taken> =>
  stopping(
    () => 'Stopped: no backup was written.',
    async (signal) => {
      const { database } = shop;
      const { version: tokri } = installation;
      const stored = await readSchema(shop.connection);
      if (!stored) throw new Error(`the database ${database} has no schema version`);
      const from = { format: formatVersion, tokri, schema: stored.version, database, at: new Date() };
      const source = { ...shopOf(shop), from };
      const file = wanted ?? nameOf(database, from.at);
      const total = await countOf(source);
      using progress = terminal.progress('Documents and images', total);
      let seen = 0;
      const onOne = () => progress.reaches((seen += 1), Math.max(seen, total));
      const write = (sink: NodeJS.WritableStream, end = true) =>
        writeBackup(source, sink, { signal, onOne, end });
      const take = async (): Promise<Taken> => {
        if (file === toOutput) return { ...(await sendTo(process.stdout, write)), file, bytes: 0 };
        const { result, bytes } = await writeWhole(file, write, ownersOnly);
        return { ...result, file, bytes };
      };
      const admin = shop.connection.getClient().db('admin');
      const isEmbedded = !shop.config.MONGODB_URI;
      return await (isEmbedded ? keepHistory(admin, take) : take());
    },
  );
