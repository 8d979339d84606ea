import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CommandLogger } from '../api/common/commandLogger.js';
import type { Config } from '../api/config/config.js';
import { checkDatabase } from '../api/database/checkDatabase.js';
import { openEmbeddedMongo } from '../api/database/embedded/embeddedMongo.js';
import { mongoFolder } from '../api/database/embedded/folder.js';
import { refuseMaintained } from '../api/database/owning.js';
import { holdsShop, prepareDatabase } from '../api/database/schemaVersion.js';
import { CliModule } from './cli.module.js';
import { CommandError } from './terminal/commandError.js';
import type { Api, Opening } from './withApi.js';

class NoShop extends CommandError {
  constructor(readonly where: string) {
    super(
      'connection',
      `There is no shop in ${where}: open one with npm start, stock one with tokri seed, or say with DATA_DIR or MONGODB_URI where yours is.`,
    );
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const onDatabase = async <Result>(
  config: Config,
  uri: string,
  { founding = false, unfinished = false, pending = false, asItIs = false }: Opening,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  const api = await NestFactory.createApplicationContext(CliModule.with(config, uri), {
    logger: new CommandLogger(['error', 'fatal']),
    abortOnError: false,
  });
  try {
    const connection = api.get<Connection>(getConnectionToken());
    const holds = await holdsShop(connection);
    if (!founding && !holds) throw new NoShop(`the database ${connection.name}`);
    // a new shop needs all indexes, also those of modules that no command uses
    if (!holds) (await import('../api/everyModel.js')).knowEveryModel(connection);
    if (!asItIs && !unfinished) await refuseMaintained(connection);
    if (!asItIs) await prepareDatabase(connection, { unfinished, pending });
    return await work({ api, config, connection, database: connection.name });
  } finally {
    await api.close();
  }
};

const onConfigured = async <Result>(
  config: Config,
  opened: Opening,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  const { DATA_DIR, MONGODB_URI, MONGOD } = config;
  if (MONGODB_URI) {
    await checkDatabase(MONGODB_URI);
    return onDatabase(config, MONGODB_URI, opened, work);
  }
  if (!opened.founding && !(await isThere(mongoFolder(DATA_DIR).db)))
    throw new NoShop(`the data folder ${DATA_DIR}`);
  const options = { dataDir: DATA_DIR, mongod: MONGOD, log: console.error };
  const embedded = await openEmbeddedMongo(options);
  try {
    return await onDatabase(config, embedded.uri, opened, work);
  } finally {
    await embedded.release();
  }
};

/** Runs some work on a new empty shop in a temporary database, which is removed afterwards. */
const onEmptyShop = async <Result>(
  config: Config,
  absentFrom: string,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-trial-'));
  const { MONGODB_URI: _, ...rest } = config;
  try {
    const apart = { ...rest, DATA_DIR: folder };
    return await onConfigured(apart, { founding: true }, (shop) => work({ ...shop, absentFrom }));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }); // the embedded database may still be stopping
  }
};

/**
 * Runs some work with the API's services on the configured database.
 * @throws CommandError `connection` when there is no shop and the command may not create one
 */
export const onShop = async <Result>(
  config: Config,
  opened: Opening,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  try {
    return await onConfigured(config, opened, work);
  } catch (error) {
    if (!opened.trial || !(error instanceof NoShop)) throw error;
    return await onEmptyShop(config, error.where, work);
  }
};
