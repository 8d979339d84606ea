import type { Connection } from 'mongoose';
import { nameWorker, whereIs, workerNamed } from '../../api/common/workers.js';
import { type Maintenance, type Owned, ownedIn, ownerMark, ownerOf } from '../../api/database/maintenance.js';
import { isDuplicate } from '../../api/database/transact.js';
import { heartbeat, heartbeatTimeout, inMs } from '../../api/jobs/lease.js';
import { CommandError } from '../terminal/commandError.js';

/** Returns the update that renews a command's hold on the database. */
const signed = (fields: Partial<Owned> = {}) => [{ $set: { ...fields, until: inMs(heartbeatTimeout) } }];

const busy = (database: string, { what, owner }: Pick<Owned, 'what' | 'owner'>) => {
  const worker = workerNamed(owner);
  const where = worker ? ` (${whereIs(worker)})` : '';
  return new CommandError(
    'conflict',
    `Another tokri ${what}${where} works on the database ${database}: wait for its end, or stop it there. Nothing was done.`,
  );
};

const takenOver = (database: string, what: Maintenance) =>
  new CommandError(
    'conflict',
    `This ${what} sent no heartbeat for ${heartbeatTimeout / 1000} seconds, and another command took the database ${database}: see what that one came to, and run tokri ${what} again if need be.`,
  );

/**
 * Rejects a database on which another command works.
 * @returns the former command that ended without releasing the database, if any
 * @throws CommandError `conflict`
 */
export const refuseOwned = async (connection: Connection): Promise<Owned | undefined> => {
  const found = await ownerOf(connection);
  if (found?.atWork) throw busy(connection.name, found.owned);
  return found?.owned;
};

/**
 * Marks the database as held by this command, atomically: if another command was faster, the upsert fails on
 * the duplicate id.
 * @returns the name of this process as the holder
 */
const take = async (connection: Connection, what: Maintenance): Promise<string> => {
  const gone = await refuseOwned(connection);
  const owner = nameWorker('command line');
  const before = { _id: ownerMark, owner: gone?.owner ?? owner };
  try {
    await ownedIn(connection).updateOne(before, signed({ what, owner }), { upsert: true });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return take(connection, what); // throws an error that names the faster command
  }
  return owner;
};

/**
 * Runs some work while no other command works on the database.
 * @param work gets a signal that also aborts when this command sent no heartbeat for too long and another one
 * took over the database
 * @throws CommandError `conflict` when another command works on the database
 */
export const owning = async <Result>(
  connection: Connection,
  what: Maintenance,
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const owner = await take(connection, what);
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
