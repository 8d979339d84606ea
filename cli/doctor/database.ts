import { existsSync } from 'node:fs';
import { type Connection, mongo } from 'mongoose';
import { shownAddress } from '../../api/database/checkDatabase.js';
import { knowEveryModel } from '../../api/everyModel.js';
import { schemaVersion } from '../../api/database/migrations.js';
import { readSchema, unfinishedRestore } from '../../api/database/schemaVersion.js';
import type { Config } from '../../api/config/config.js';
import { Keys } from '../../api/secrets/keys.js';
import { knowsSecret } from '../../api/secrets/secretFingerprint.js';
import { secretFile } from '../../api/secrets/tokenSecret.js';
import { schemaInWords, schemaStateOf } from '../migrations/schemaState.js';
import { timeIn } from '../terminal/times.js';
import { fault, fine, type Finding, skipped, warning } from './checkResult.js';
import { findSpace } from './space.js';

/** The oldest major version of MongoDB that the shop supports. */
const oldest = 6;

const dbOf = (connection: Connection) => connection.getClient().db(connection.name);

/** Checks the version of MongoDB. That it is a replica set was already checked when the database was opened. */
export const checkServer = async (
  connection: Connection,
  { MONGODB_URI, production }: Config,
): Promise<Finding> => {
  const admin = dbOf(connection).admin();
  const version = String((await admin.serverInfo())['version']);
  const { setName } = await admin.command({ hello: 1 });
  const where = MONGODB_URI ? shownAddress(MONGODB_URI) : 'in the data folder';
  const says = `MongoDB ${version} ${where} answers${setName ? `, as the replica set ${String(setName)}` : ''}.`;
  const [major = 0] = version.split('.').map(Number);
  if (major < oldest) return fault(says, `Run MongoDB ${oldest}.0 or newer.`);
  if (major === oldest && production)
    return warning(says, 'It gets no more fixes: run a newer MongoDB for a shop that customers use.');
  return fine(says);
};

/** Tells migrations that are pending or interrupted, and a database that is too new for this program. */
export const checkSchema = async (connection: Connection): Promise<Finding> => {
  const [schema, state] = [await readSchema(connection), await schemaStateOf(connection)];
  if (!schema || !state) return fault('The database has no schema version.', 'Start the shop once.');
  const says = `The database has schema ${schemaInWords(state)}; this program knows ${schemaVersion}.`;
  if (schema.version > schemaVersion)
    return fault(says, 'Start a newer version of Tokri on it, or restore a backup made with this one.');
  if (state.running && !state.running.interrupted) return fine(says);
  if (!state.pending && !state.running) return fine(says);
  return warning(says, 'Run tokri migrate, or start this version of the shop, which does so too.');
};

/** Checks that TOKEN_SECRET is the shop's secret: with another one no token and no waiting mail can be decrypted. */
export const checkSecret = async (connection: Connection, config: Config): Promise<Finding> => {
  if (!config.TOKEN_SECRET && !existsSync(secretFile(config.DATA_DIR)))
    return skipped('There is no TOKEN_SECRET to compare with that of the shop.');
  const known = await knowsSecret(connection, new Keys(config));
  if (known === undefined) return fine('No shop was opened on the database yet: any TOKEN_SECRET will do.');
  if (known) return fine('TOKEN_SECRET is the one that the shop uses.');
  return fault(
    'TOKEN_SECRET is not the one that the shop uses: a process with it does not start.',
    'Give all processes and commands the same secret, or run tokri accept-secret where it was changed on purpose.',
  );
};

export const checkRestore = async (connection: Connection): Promise<Finding> => {
  const mark = await unfinishedRestore(connection);
  if (!mark) return fine('No restore was cut off.');
  return fault(
    `The restore of ${mark.file} was cut off after ${timeIn(mark.since)}: a part of the shop is missing, and it does not open.`,
    'Run tokri restore again, with this backup or another one, or empty the database with tokri reset.',
  );
};

/** Compares the indexes that every model declares with those of the database. */
export const checkIndexes = async (connection: Connection): Promise<Finding> => {
  knowEveryModel(connection);
  const amiss: string[] = [];
  let indexes = 0;
  for (const model of Object.values(connection.models)) {
    const { toDrop, toCreate } = await model.diffIndexes();
    const name = model.collection.collectionName;
    indexes += model.schema.indexes().length;
    amiss.push(...toDrop.map((index) => `${name}: ${index} does not belong there, or is made otherwise`));
    amiss.push(...toCreate.map((keys) => `${name}: ${JSON.stringify(keys)} is missing`));
  }
  if (!amiss.length) return fine(`All ${indexes} indexes are there.`);
  return fault(
    `Indexes of the database: ${amiss.length} not as they should be.`,
    'What is missing is made when the shop starts next; what does not belong there is removed in mongosh with db.getCollection("…").dropIndex("…").',
    amiss,
  );
};

/** The longest time in s that a process which died in a transaction may hold the products of its order. */
const heldAtMost = 10;

/** @param limit mongod's `transactionLifetimeLimitSeconds`; undefined if the shop's user must not read it */
export const findTransactions = (limit: number | undefined): Finding => {
  if (limit === undefined)
    return skipped('The database does not say how long it keeps the transaction of a process that died.');
  const says = `The primary ends the transaction of a process that died after about ${limit} s.`;
  if (limit <= heldAtMost) return fine(says);
  return warning(
    `${says} Nobody can order the same products until then.`,
    'Start each mongod with --setParameter transactionLifetimeLimitSeconds=4; the members that are no primary now are not asked.',
  );
};

export const checkTransactions = async (connection: Connection): Promise<Finding> => {
  const name = 'transactionLifetimeLimitSeconds';
  const admin = dbOf(connection).admin();
  const answer = await admin.command({ getParameter: 1, [name]: 1 }).catch((error: unknown) => {
    if (error instanceof mongo.MongoServerError) return undefined;
    throw error;
  });
  return findTransactions(answer && Number(answer[name]));
};

/** Checks the free disk space of the database's server, which may be another machine. */
export const checkDatabaseDisk = async (connection: Connection): Promise<Finding> => {
  const { fsTotalSize, fsUsedSize } = await dbOf(connection).stats();
  const left = Number(fsTotalSize) - Number(fsUsedSize);
  if (!Number.isFinite(left)) return skipped('The database does not say how full its disk is.');
  return findSpace('the database', left);
};

/** Differences between two clocks in ms: more than `odd` is a warning, more than `wrong` a failure. */
const bounds = { odd: 5_000, wrong: 60_000 };

/**
 * Rates the difference between two clocks.
 * @param ahead ms by which this machine's clock is ahead of the database's
 */
export const findClock = (ahead: number): Finding => {
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  if (Math.abs(ahead) <= bounds.odd) return fine('This machine and the database agree on the time.');
  const says = `The clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's.`;
  const fix =
    'Let both follow a time server (timedatectl set-ntp true): logins, codes and payments end by the clock.';
  return (Math.abs(ahead) > bounds.wrong ? fault : warning)(says, fix);
};

/** Compares this machine's clock with the database's. */
export const checkClock = async (connection: Connection): Promise<Finding> => {
  const before = Date.now();
  const { localTime } = await dbOf(connection).admin().command({ hello: 1 });
  const here = (before + Date.now()) / 2;
  return findClock(here - Number(localTime));
};
