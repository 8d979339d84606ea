import type { Connection } from 'mongoose';
import { isAtWork } from '../common/workers.js';

/** What somebody does to a whole database, which nobody else may do beside it. */
export type Maintenance = 'restore' | 'reset';

/** Who empties or fills a database now: one at a time. It stands in `meta`, beside the mark of a restore. */
export interface Owned {
  _id: string;
  what: Maintenance;
  owner: string;
  /** Renewed while it works. */
  until: Date;
}

/** The id in `meta` of who works on the database alone. */
export const ownerMark = 'owner';

/** Where that stands. */
export const ownedIn = (connection: Connection) => connection.collection<Owned>('meta');

const isRecent = async (connection: Connection, { owner }: Owned): Promise<boolean> =>
  (await ownedIn(connection).findOne({ _id: ownerMark, owner, $expr: { $gt: ['$until', '$$NOW'] } })) !==
  null;

/** Who last took the database for themselves, and whether they still work on it; undefined where nobody is written down. */
export const ownerOf = async (
  connection: Connection,
): Promise<{ owned: Owned; atWork: boolean } | undefined> => {
  const owned = await ownedIn(connection).findOne({ _id: ownerMark });
  return owned ? { owned, atWork: isAtWork(owned.owner, await isRecent(connection, owned)) } : undefined;
};

/** Whether somebody empties or fills the database now. */
export const isMaintained = async (connection: Connection): Promise<boolean> =>
  (await ownerOf(connection))?.atWork ?? false;
