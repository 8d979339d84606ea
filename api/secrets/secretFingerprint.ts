import type { Connection } from 'mongoose';
import type { Keys } from './keys.js';

/** The id in `meta` of the fingerprint of the secret that the shop's processes share. */
export const secretMark = 'secret';

interface SecretMark {
  _id: string;
  fingerprint: string;
}

const meta = (connection: Connection) => connection.collection<SecretMark>('meta');

/** The shop's other processes, or the one before, had another secret. */
export class OtherSecretError extends Error {
  constructor(database: string) {
    super(
      `TOKEN_SECRET (or DATA_DIR/token-secret) is not the one that the shop in the database ${database} uses: all of its processes need the same. Give this one the former secret; if it was changed on purpose, run tokri accept-secret, which logs everybody out.`,
    );
    this.name = 'OtherSecretError';
  }
}

/** Whether a database knows this secret; undefined where no shop was opened on it yet. */
export const knowsSecret = async (
  connection: Connection,
  { fingerprint }: Keys,
): Promise<boolean | undefined> => {
  const mark = await meta(connection).findOne({ _id: secretMark });
  return mark ? mark.fingerprint === fingerprint : undefined;
};

/** Notes the secret of the first process that opens the shop. @throws OtherSecretError where another one was noted */
export const shareSecret = async (connection: Connection, { fingerprint }: Keys): Promise<void> => {
  const mark = await meta(connection).findOneAndUpdate(
    { _id: secretMark },
    { $setOnInsert: { fingerprint } },
    { upsert: true, returnDocument: 'after' },
  );
  if (mark?.fingerprint !== fingerprint) throw new OtherSecretError(connection.name);
};

/** From now on the shop uses this secret. */
export const acceptSecret = async (connection: Connection, { fingerprint }: Keys): Promise<void> => {
  await meta(connection).updateOne({ _id: secretMark }, { $set: { fingerprint } }, { upsert: true });
};
