import type { Connection } from 'mongoose';
import { isAtWork } from '../common/workers.js';

/**
 * Work on a whole database, of which one runs at a time. During a restore and a reset nothing else may use the
 * database; during a migration the shop goes on.
 */
export type Maintenance = 'restore' | 'reset' | 'migration';

/**
 * A lease on the whole database, for the one process that empties, fills or migrates it. It is stored in
 * `meta`, beside the mark of a restore.
 */
export interface Owned {
  _id: string;
  what: Maintenance;
  owner: string;
  /** Time when the lease expires; it is renewed while the process works. */
  until: Date;
}

/** The id of the lease in `meta`. */
export const ownerMark = 'owner';

/** Returns the collection that holds the lease on the database. */
export const ownedIn = (connection: Connection) => connection.collection<Owned>('meta');

const isRecent = async (connection: Connection, { owner }: Owned): Promise<boolean> =>
  (await ownedIn(connection).findOne({ _id: ownerMark, owner, $expr: { $gt: ['$until', '$$NOW'] } })) !==
  null;

/** Returns the last lease, and whether its owner still works on the database; undefined when there is no lease. */
export const ownerOf = async (
  connection: Connection,
): Promise<{ owned: Owned; atWork: boolean } | undefined> => {
  const owned = await ownedIn(connection).findOne({ _id: ownerMark });
  return owned ? { owned, atWork: isAtWork(owned.owner, await isRecent(connection, owned)) } : undefined;
};

/** Tells whether a process empties or fills the database now. */
export const isMaintained = async (connection: Connection): Promise<boolean> => {
  const found = await ownerOf(connection);
  return found?.owned.what !== 'migration' && (found?.atWork ?? false);
};
