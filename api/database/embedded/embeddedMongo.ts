import { setTimeout as sleep } from 'node:timers/promises';
import { locateMongod, type MongodBinary } from './binary.js';
import { messageOf } from '../../common/errors.js';
import { EmbeddedMongoError, reasonOf } from './embeddedMongoError.js';
import { hasData, holderOf, type MongoFolder, prepareFolder, readState, writeState } from './folder.js';
import { rotateLog } from './logFile.js';
import { Contended, launch, type Lease, takeLease } from './mongod.js';
import { freePort, isFree } from './ports.js';
import { becomePrimary, identify, mongoUri, renameMember } from './replicaSet.js';
import { within } from './within.js';

export { EmbeddedMongoError } from './embeddedMongoError.js';

/** A running database, shared by all processes that use it. */
export interface EmbeddedMongo {
  /** Connection string of the shop's database: a single member that supports transactions and change streams. */
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
  /** Timeout in ms for a data folder that another process holds; 20 s by default. */
  heldTimeout?: number;
}

/**
 * In ms: how long to wait for a data folder that another process holds, the pause between two checks of the
 * folder, the least time from one start to the next, and the timeout of a release.
 */
const timeout = { held: 20_000, poll: 100, start: 500, release: 8_000 };
/** Pauses in ms between attempts to restart the database. A longer run than `lifetime` resets them. */
const pauses = [0, 500, 1_000, 2_000, 5_000];
const lifetime = 2_000;

/**
 * Finds or fetches a mongod, starts it (or joins the one that runs on this folder), and waits until it is a
 * writable primary. It runs as long as any process uses it, and is restarted at the same address when it
 * dies.
 * @throws EmbeddedMongoError when there is no mongod, or it cannot run on this folder
 */
export async function openEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = await prepareFolder(options.dataDir);
  let lease = await acquire(folder, options, false);
  const { port } = lease;
  const releasing = new AbortController();
  const keepLease = async () => {
    for (let failures = 0, opened = Date.now(); ; opened = Date.now()) {
      await lease.ended;
      if (releasing.signal.aborted) return;
      options.log(`The database has ended; it is started again. See ${folder.log}.`);
      failures = Date.now() - opened > lifetime ? 0 : failures + 1;
      const next = await acquireAgain(folder, options, releasing.signal, failures);
      if (!next) return;
      lease = next;
      options.log('The database is back.');
      if (lease.port !== port) options.log('The database has moved to another port: restart the shop.');
      if (releasing.signal.aborted) return lease.leave();
    }
  };
  const leaseKept = keepLease();
  const release = async () => {
    releasing.abort();
    await within(timeout.release, Promise.all([lease.leave(), leaseKept]));
  };
  let released: Promise<void> | undefined;
  return { uri: mongoUri(port), release: () => (released ??= release()) };
}

/**
 * Joins the folder's mongod or starts it, and waits until it accepts writes.
 * @param keepPort whether the port must stay the same, because this process already uses it
 */
async function acquire(
  folder: MongoFolder,
  options: EmbeddedMongoOptions,
  keepPort: boolean,
  signal?: AbortSignal,
): Promise<Lease> {
  let failure: Contended | undefined;
  for (let until = Infinity, nextStart = 0; Date.now() < until; await sleep(timeout.poll)) {
    signal?.throwIfAborted();
    try {
      const port = (await readState(folder))?.mongoPort;
      const lease = port && (await takeLease(folder, port));
      if (lease) return await whenReady(lease, folder, signal);
      if (Date.now() < nextStart) continue;
      const mongod = await locateMongod(options);
      nextStart = Date.now() + timeout.start;
      return await start(folder, mongod, options.log, keepPort, signal);
    } catch (error) {
      if (!(error instanceof Contended)) throw error;
      failure = error;
    }
    until = Math.min(until, Date.now() + (options.heldTimeout ?? timeout.held));
  }
  if (failure?.message) throw failure;
  throw new EmbeddedMongoError(
    `The database in ${folder.root} is held by ${await holderOf(folder)}, which cannot be joined. End it and try again.`,
  );
}

/**
 * Retries until this process has a lease on the database again; returns undefined when the process releases
 * the database meanwhile. It logs an error only when it differs from the one before.
 */
async function acquireAgain(
  folder: MongoFolder,
  options: EmbeddedMongoOptions,
  releasing: AbortSignal,
  failures: number,
): Promise<Lease | undefined> {
  for (let tries = failures, said = ''; ; tries += 1) {
    const pause = pauses[Math.min(tries, pauses.length - 1)];
    await sleep(pause, undefined, { ref: false, signal: releasing }).catch(() => undefined); // aborted
    if (releasing.aborted) return undefined;
    try {
      return await acquire(folder, options, true, releasing);
    } catch (error) {
      if (releasing.aborted) return undefined;
      const line = messageOf(error);
      if (line !== said) options.log(line);
      said = line;
    }
  }
}

/**
 * Waits until the mongod accepts writes; otherwise gives the lease up.
 * @throws Contended when the mongod ends before
 */
async function whenReady(lease: Lease, folder: MongoFolder, signal?: AbortSignal): Promise<Lease> {
  const ended = lease.ended.then(() => {
    throw new Contended(`The database has ended while it started. See ${folder.log}.`);
  });
  try {
    await Promise.race([becomePrimary(lease.port, signal), ended]);
    return lease;
  } catch (error) {
    await lease.leave();
    if (error instanceof EmbeddedMongoError) throw error;
    throw new Contended(`The database does not accept writes (${reasonOf(error)}). See ${folder.log}.`);
  }
}

/** Starts the folder's mongod, whatever state it was left in, and waits until it accepts writes. */
async function start(
  folder: MongoFolder,
  mongod: MongodBinary,
  log: EmbeddedMongoOptions['log'],
  keepPort: boolean,
  signal?: AbortSignal,
): Promise<Lease> {
  const { path: binary, version } = mongod;
  const state = await readState(folder);
  let port = state?.mongoPort;
  await rotateLog(folder.log).catch((error: unknown) => {
    log(`${folder.log} cannot be rotated (${reasonOf(error)}).`);
  });
  if (port === undefined || !(await becomesFree(port))) {
    if (keepPort && port !== undefined) throw await portIsLost(folder, port);
    port = await freePort();
    if (await hasData(folder)) await move(folder, mongod, port);
  }
  const lease = await launch({ binary, folder, port, replicaSet: true });
  try {
    const written = (await readState(folder))?.mongoPort;
    if (written !== port && written !== state?.mongoPort) throw new Contended();
    await whenReady(lease, folder, signal);
    await writeState(folder, { version, mongoPort: port });
    return lease;
  } catch (error) {
    await lease.leave();
    throw error;
  }
}

/** Waits up to a second, because a process that is ending or only probing frees the port soon. */
async function becomesFree(port: number): Promise<boolean> {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    if (await isFree(port)) return true;
    await sleep(50);
  }
  return false;
}

const portIsLost = async (folder: MongoFolder, port: number): Promise<Error> =>
  (await identify(port)) === folder.db
    ? new Contended()
    : new EmbeddedMongoError(
        `The database cannot return: another program uses its port ${port}. End that program, or restart the shop.`,
      );

/**
 * Gives the replica set another port. A member whose configured address belongs to another process cannot be
 * reconfigured while it runs as a member, so mongod runs outside the set while the configuration is edited.
 */
async function move(folder: MongoFolder, { path, version }: MongodBinary, port: number): Promise<void> {
  const alone = await launch({ binary: path, folder, port: await freePort(), replicaSet: false });
  try {
    await writeState(folder, { version }); // after a crash the next start finds no port and moves again
    await renameMember(alone.port, port);
    await writeState(folder, { version, mongoPort: port });
  } finally {
    await alone.leave();
  }
}
