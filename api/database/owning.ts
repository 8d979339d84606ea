import type { Connection } from 'mongoose';
import { nameWorker, whereIs, type Worker, workerNamed } from '../common/workers.js';
import { isMaintained, type Maintenance, type Owned, ownedIn, ownerMark, ownerOf } from './maintenance.js';
import { isDuplicate } from './transact.js';
import { heartbeat, heartbeatTimeout, inMs } from '../jobs/lease.js';

/** Another process works on the whole database. */
export class OwnedDatabaseError extends Error {
  override name = 'OwnedDatabaseError';
}

/** Returns the update that renews a process's hold on the database. */
const signed = (fields: Partial<Owned> = {}) => [{ $set: { ...fields, until: inMs(heartbeatTimeout) } }];

const busy = (database: string, { what, owner }: Pick<Owned, 'what' | 'owner'>) => {
  const worker = workerNamed(owner);
  const where = worker ? ` (${whereIs(worker)})` : '';
  const work = what === 'migration' ? 'A migration' : `Another tokri ${what}`;
  return new OwnedDatabaseError(
    `${work}${where} works on the database ${database}: wait for its end, or stop it there. Nothing was done.`,
  );
};

const takenOver = (database: string, what: Maintenance) =>
  new OwnedDatabaseError(
    `This ${what} sent no heartbeat for ${heartbeatTimeout / 1000} seconds, and another process took the database ${database}: see what that one came to, and start it again if need be.`,
  );

/**
 * Refuses a database on which another process works.
 * @returns the former process that ended without releasing the database, if any
 * @throws OwnedDatabaseError
 */
export const refuseOwned = async (connection: Connection): Promise<Owned | undefined> => {
  const found = await ownerOf(connection);
  if (found?.atWork) throw busy(connection.name, found.owned);
  return found?.owned;
};

/**
 * Refuses a database that another process empties or fills.
 * @throws OwnedDatabaseError
 */
export const refuseMaintained = async (connection: Connection): Promise<void> => {
  if (await isMaintained(connection)) await refuseOwned(connection);
};

/**
 * Marks the database as held by this process, atomically: if another process was faster, the upsert fails on
 * the duplicate id.
 * @returns the name of this process as the holder
 */
const take = async (connection: Connection, what: Maintenance, kind: Worker['kind']): Promise<string> => {
  const gone = await refuseOwned(connection);
  const owner = nameWorker(kind);
  const before = { _id: ownerMark, owner: gone?.owner ?? owner };
  try {
    await ownedIn(connection).updateOne(before, signed({ what, owner }), { upsert: true });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return take(connection, what, kind); // throws an error that names the faster process
  }
  return owner;
};

/**
 * Runs some work while no other process works on the whole database.
 * @param work gets a signal that also aborts when this process sent no heartbeat for too long and another one
 * took over the database
 * @throws OwnedDatabaseError
 */
export const owning = async <Result>(
  connection: Connection,
  what: Maintenance,
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
  kind: Worker['kind'] = 'command line',
): Promise<Result> => {
  const owner = await take(connection, what, kind);
  const meta = ownedIn(connection);
  const lost = new AbortController();
  const renew = async () => {
    const { matchedCount } = await meta.updateOne({ _id: ownerMark, owner }, signed());
    if (!matchedCount) lost.abort(takenOver(connection.name, what));
  };
  const signs = setInterval(() => void renew().catch(() => undefined), heartbeat); // the work itself fails on a broken connection
  try {
    return await work(AbortSignal.any([stopped, lost.signal]));
  } finally {
    clearInterval(signs);
    await meta.deleteOne({ _id: ownerMark, owner });
  }
};
