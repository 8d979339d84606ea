import type { Connection } from 'mongoose';
import type { Keys } from './keys.js';

/** The id of the document in the collection `meta` that stores the fingerprint of the shared secret. */
export const secretMark = 'secret';

interface SecretMark {
  _id: string;
  fingerprint: string;
}

const meta = (connection: Connection) => connection.collection<SecretMark>('meta');

/** The error when this process has another secret than the shop's other processes or an earlier start. */
export class OtherSecretError extends Error {
  constructor(database: string) {
    super(
      `TOKEN_SECRET (or DATA_DIR/token-secret) is not the one that the shop in the database ${database} uses: all of its processes need the same. Give this one the former secret; if it was changed on purpose, run tokri accept-secret, which logs everybody out.`,
    );
    this.name = 'OtherSecretError';
  }
}

/** Tells whether a database knows this secret; undefined if no shop was opened on the database yet. */
export const knowsSecret = async (
  connection: Connection,
  { all: { fingerprint } }: Keys,
): Promise<boolean | undefined> => {
  const mark = await meta(connection).findOne({ _id: secretMark });
  return mark ? mark.fingerprint === fingerprint : undefined;
};

/**
 * Stores the fingerprint of the secret when the first process opens the shop; later processes compare theirs
 * with it.
 * @throws OtherSecretError if the fingerprint of another secret is stored
 */
export const shareSecret = async (connection: Connection, { all: { fingerprint } }: Keys): Promise<void> => {
  const mark = await meta(connection).findOneAndUpdate(
    { _id: secretMark },
    { $setOnInsert: { fingerprint } },
    { upsert: true, returnDocument: 'after' },
  );
  if (mark?.fingerprint !== fingerprint) throw new OtherSecretError(connection.name);
};

/** Replaces the stored fingerprint of the secret, so that the shop uses this process's secret from now on. */
export const acceptSecret = async (connection: Connection, { all: { fingerprint } }: Keys): Promise<void> => {
  await meta(connection).updateOne({ _id: secretMark }, { $set: { fingerprint } }, { upsert: true });
};
