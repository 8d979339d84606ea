import { setTimeout as sleep } from 'node:timers/promises';
import { locateMongod } from './binary.js';
import { EmbeddedMongoError, messageOf } from './embeddedMongoError.js';
import { holderOf, type MongoFolder, prepareFolder } from './folder.js';
import { type Lease, takeLease } from './lease.js';
import { mongoUri } from './replicaSet.js';
import { startSupervisor } from './startSupervisor.js';
import { within } from './within.js';

export { EmbeddedMongoError } from './embeddedMongoError.js';

/** A running database, shared by all processes that use it. */
export interface EmbeddedMongo {
  /**
   * Connection string of the shop's database: a single member that supports transactions and change streams.
   */
  uri: string;
  /** Gives up this process's lease; the last release shuts mongod down cleanly. Safe to call twice. */
  release(): Promise<void>;
}

/** The folder of the database, and a log for its events. */
export interface EmbeddedMongoOptions {
  /** The shop's data folder; the database is in its folder `mongo`. Created when missing. */
  dataDir: string;
  /** Path of a mongod to use instead of one that is found or fetched. */
  mongod?: string;
  /** Receives lines for the operator: what is fetched and why, and later events of the database. */
  log: (line: string) => void;
}

/**
 * In ms: how long to wait for a data folder that another process holds, the pause between two checks of the
 * folder, the pause between two attempts to start a supervisor, and the timeout of a release.
 */
const timeout = { held: 20_000, poll: 100, start: 500, release: 8_000 };
/** Pauses in ms between attempts to reconnect to a lost database. */
const pauses = [0, 500, 1_000, 2_000, 5_000];

/**
 * Finds or fetches a mongod, starts it (or joins the one that runs on this folder), and waits until it is a
 * writable primary. It runs as long as any process uses it, and is restarted at the same address when it
 * dies.
 * @throws EmbeddedMongoError when there is no mongod, or it cannot run on this folder
 */
export async function openEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = await prepareFolder(options.dataDir);
  let lease = await sitDown(folder, options, false);
  const { mongoPort } = lease;
  const parting = new AbortController();
  const stay = async () => {
    for (;;) {
      await lease.ended;
      const next = await sitDownAgain(folder, options, parting.signal);
      if (!next) return;
      lease = next;
      options.log("The database's supervisor was lost; another one looks after it.");
      if (lease.mongoPort !== mongoPort)
        options.log('The database has moved to another port: restart the shop.');
      if (parting.signal.aborted) return lease.leave();
    }
  };
  const staying = stay();
  const release = async () => {
    parting.abort();
    await lease.leave();
    await within(timeout.release, staying);
  };
  let released: Promise<void> | undefined;
  return { uri: mongoUri(mongoPort), release: () => (released ??= release()) };
}

async function sitDown(folder: MongoFolder, options: EmbeddedMongoOptions, stay: boolean): Promise<Lease> {
  for (let until = Infinity, nextStart = 0; Date.now() < until; await sleep(timeout.poll)) {
    const lease = await takeLease(folder, options.log);
    if (lease) return lease;
    if (Date.now() < nextStart) continue;
    const { path, version } = await locateMongod(options);
    const up = await startSupervisor(folder, { dataDir: folder.dataDir, binary: path, version, stay });
    nextStart = Date.now() + (up ? 0 : timeout.start);
    until = Math.min(until, Date.now() + timeout.held);
  }
  throw new EmbeddedMongoError(
    `The database in ${folder.root} is held by ${await holderOf(folder)}, which cannot be joined. End it and try again.`,
  );
}

/**
 * Retries until this process has a lease on the database again; returns undefined when the process releases
 * the database meanwhile. It logs an error only when it differs from the one before.
 */
async function sitDownAgain(folder: MongoFolder, options: EmbeddedMongoOptions, parting: AbortSignal) {
  let said = '';
  for (let tries = 0; !parting.aborted; tries += 1) {
    const pause = pauses[Math.min(tries, pauses.length - 1)];
    await sleep(pause, undefined, { ref: false, signal: parting }).catch(() => undefined); // the abort ends the pause
    if (parting.aborted) return undefined;
    try {
      return await sitDown(folder, options, true);
    } catch (error) {
      const line = messageOf(error);
      if (line !== said) options.log(line);
      said = line;
    }
  }
  return undefined;
}
