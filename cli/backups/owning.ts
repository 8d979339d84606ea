import type { Connection } from 'mongoose';
import { nameWorker, whereIs, workerNamed } from '../../api/common/workers.js';
import { type Maintenance, type Owned, ownedIn, ownerMark, ownerOf } from '../../api/database/maintenance.js';
import { CommandError } from '../terminal/commandError.js';

/** Seconds without a heartbeat after which an owner on another machine counts as ended. */
const seconds = 15;

/** Three heartbeats fit into the limit. */
const everyMs = (seconds * 1000) / 3;

/** Sets the expiry by MongoDB's clock, because the clocks of several machines differ. */
const signed = (fields: Partial<Owned> = {}) => [
  {
    $set: {
      ...fields,
      until: { $dateAdd: { startDate: '$$NOW', unit: 'second', amount: seconds } },
    },
  },
];

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
    `This ${what} sent no heartbeat for ${seconds} seconds, and another command took the database ${database}: see what that one came to, and run tokri ${what} again if need be.`,
  );

/**
 * Rejects a database on which another command works. @returns the owner that ended without releasing it
 * @throws CommandError `conflict`
 */
export const refuseOwned = async (connection: Connection): Promise<Owned | undefined> => {
  const found = await ownerOf(connection);
  if (found?.atWork) throw busy(connection.name, found.owned);
  return found?.owned;
};

const isDouble = (error: unknown) => (error as { code?: unknown }).code === 11_000;

/** Takes the mark atomically: if another command took it first, the upsert fails on the duplicate id. */
const take = async (connection: Connection, what: Maintenance): Promise<string> => {
  const gone = await refuseOwned(connection);
  const owner = nameWorker('command line');
  const before = { _id: ownerMark, owner: gone?.owner ?? owner };
  try {
    await ownedIn(connection).updateOne(before, signed({ what, owner }), { upsert: true });
  } catch (error) {
    if (!isDouble(error)) throw error;
    return take(connection, what); // throws an error that names the faster command
  }
  return owner;
};

/**
 * Runs some work while no other command works on the database.
 * @param work gets a signal that also ends when another command took the database after a silence
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
  const signs = setInterval(() => void renew().catch(() => undefined), everyMs); // the work itself fails on a broken connection
  try {
    return await work(AbortSignal.any([stopped, lost.signal]));
  } finally {
    clearInterval(signs);
    await meta.deleteOne({ _id: ownerMark, owner });
  }
};
