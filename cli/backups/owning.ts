import type { Connection } from 'mongoose';
import { nameWorker, whereIs, workerNamed } from '../../api/common/workers.js';
import { type Maintenance, type Owned, ownedIn, ownerMark, ownerOf } from '../../api/database/maintenance.js';
import { CommandError } from '../terminal/commandError.js';

/** Without a sign of life for so long whoever works on another machine is taken for gone. */
const seconds = 15;

/** Three signs within the time of one. */
const everyMs = (seconds * 1000) / 3;

/** By MongoDB's own clock: those of several machines differ. */
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
    `This ${what} gave no sign of life for ${seconds} seconds, and another command took the database ${database}: see what that one came to, and run tokri ${what} again if need be.`,
  );

/** Refuses a database that somebody empties or fills now. @returns who did and is gone @throws Refusal `conflict` */
export const refuseOwned = async (connection: Connection): Promise<Owned | undefined> => {
  const found = await ownerOf(connection);
  if (found?.atWork) throw busy(connection.name, found.owned);
  return found?.owned;
};

const isDouble = (error: unknown) => (error as { code?: unknown }).code === 11_000;

/** Nobody else has taken it since it was looked at: the id is there already where they have. */
const take = async (connection: Connection, what: Maintenance): Promise<string> => {
  const gone = await refuseOwned(connection);
  const owner = nameWorker('command line');
  const before = { _id: ownerMark, owner: gone?.owner ?? owner };
  try {
    await ownedIn(connection).updateOne(before, signed({ what, owner }), { upsert: true });
  } catch (error) {
    if (!isDouble(error)) throw error;
    return take(connection, what); // refuses by the name of who was quicker
  }
  return owner;
};

/**
 * Works on a database alone.
 * @param work its signal ends also where another one took the database after a silence
 * @throws Refusal `conflict` where somebody else does already
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
  const signs = setInterval(() => void renew().catch(() => undefined), everyMs); // the work meets what is amiss itself
  try {
    return await work(AbortSignal.any([stopped, lost.signal]));
  } finally {
    clearInterval(signs);
    await meta.deleteOne({ _id: ownerMark, owner });
  }
};
