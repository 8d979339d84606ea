import { access } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ShopLogger } from '../api/common/shopLogger.js';
import { type Config, loadConfig } from '../api/config.js';
import { checkDatabase } from '../api/database/checkDatabase.js';
import { openEmbeddedMongo } from '../api/database/embedded/embeddedMongo.js';
import { mongoFolder } from '../api/database/embedded/folder.js';
import { holdsShop, prepareDatabase } from '../api/database/schemaVersion.js';
import { CliModule } from './cli.module.js';
import { Refusal } from './frame/refusal.js';
import type { Api } from './withApi.js';

const noShop = (where: string) =>
  new Refusal(
    'connection',
    `There is no shop in ${where}: open one with npm start, stock one with tokri seed, or say with DATA_DIR or MONGODB_URI where yours is.`,
  );

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const onDatabase = async <Result>(
  config: Config,
  uri: string,
  founding: boolean,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  const api = await NestFactory.createApplicationContext(CliModule.with(config, uri), {
    logger: new ShopLogger(['error', 'fatal']),
    abortOnError: false,
  });
  try {
    const connection = api.get<Connection>(getConnectionToken());
    if (!founding && !(await holdsShop(connection))) throw noShop(`the database ${connection.name}`);
    await prepareDatabase(connection);
    return await work({ api, config, database: connection.name });
  } finally {
    await api.close();
  }
};

/** Works with the API's services on the database of an environment. @throws Refusal `connection` where there is no shop and none is founded */
export const onShop = async <Result>(
  env: NodeJS.ProcessEnv,
  founding: boolean,
  work: (shop: Api) => Promise<Result>,
): Promise<Result> => {
  const config = loadConfig(env);
  const { DATA_DIR, MONGODB_URI, MONGOD } = config;
  if (MONGODB_URI) {
    await checkDatabase(MONGODB_URI);
    return onDatabase(config, MONGODB_URI, founding, work);
  }
  if (!founding && !(await isThere(mongoFolder(DATA_DIR).db))) throw noShop(`the data folder ${DATA_DIR}`);
  const options = { dataDir: DATA_DIR, mongod: MONGOD, log: console.error };
  const embedded = await openEmbeddedMongo(options);
  try {
    return await onDatabase(config, embedded.uri, founding, work);
  } finally {
    await embedded.release();
  }
};
