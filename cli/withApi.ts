import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ShopLogger } from '../api/common/shopLogger.js';
import { type Config, loadConfig } from '../api/config.js';
import { checkDatabase } from '../api/database/checkDatabase.js';
import { openEmbeddedMongo } from '../api/database/embedded/embeddedMongo.js';
import { prepareDatabase } from '../api/database/schemaVersion.js';
import { CliModule } from './cli.module.js';

type Work<T> = (api: INestApplicationContext, config: Config) => Promise<T>;

/** Gives a command the API's services on the shop's database, with the server running or without. Settings go before the environment's. */
export type WithApi = <T>(work: Work<T>, settings?: NodeJS.ProcessEnv) => Promise<T>;

const onDatabase = async <T>(config: Config, uri: string, work: Work<T>): Promise<T> => {
  const api = await NestFactory.createApplicationContext(CliModule.with(config, uri), {
    logger: new ShopLogger(['error', 'fatal']),
    abortOnError: false,
  });
  try {
    await prepareDatabase(api.get<Connection>(getConnectionToken()));
    return await work(api, config);
  } finally {
    await api.close();
  }
};

/** The commands' way to the API in an environment. */
export const withApiIn =
  (env: NodeJS.ProcessEnv): WithApi =>
  async (work, settings) => {
    const config = loadConfig({ ...env, ...settings });
    if (config.MONGODB_URI) {
      await checkDatabase(config.MONGODB_URI);
      return onDatabase(config, config.MONGODB_URI, work);
    }
    const embedded = await openEmbeddedMongo({
      dataDir: config.DATA_DIR,
      mongod: config.MONGOD,
      log: console.error,
    });
    try {
      return await onDatabase(config, embedded.uri, work);
    } finally {
      await embedded.release();
    }
  };
