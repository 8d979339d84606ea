import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { exitCodes } from '../contract/operator/exits.js';
import { type Config, loadConfig } from './config/config.js';
import { reportOpen, runWorkers, workerCount } from './cluster.js';
import { checkDatabase } from './database/checkDatabase.js';
import { openEmbeddedMongo } from './database/embedded/embeddedMongo.js';
import { serveMetrics } from './common/metricsServer.js';
import { watchSchema } from './database/watchSchema.js';
import { explain } from './explain.js';
import { type Prepare, type RunningServer, startServer } from './server.js';

/**
 * Checks that the server can listen at a port, before a database is opened in vain.
 * @throws the system's error if the port cannot be used
 */
const probePort = async (port: number, host: string): Promise<void> => {
  if (port === 0) return;
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const probePorts = async ({ PORT, METRICS_PORT = 0, HOST }: Config): Promise<void> => {
  await probePort(PORT, HOST);
  await probePort(METRICS_PORT, HOST);
};

interface Shop extends RunningServer {
  config: Config;
}

interface Hooks {
  prepare?: (config: Config) => Prepare;
  log?: (line: string) => void;
}

/** Opens the database (embedded, or at `MONGODB_URI`) and starts the server on it. Closing the shop closes both. */
const openShop = async (config: Config, { prepare, log = console.log }: Hooks = {}): Promise<Shop> => {
  if (cluster.isPrimary) await probePorts(config);
  if (config.MONGODB_URI) await checkDatabase(config.MONGODB_URI);
  const embedded = config.MONGODB_URI
    ? undefined
    : await openEmbeddedMongo({ dataDir: config.DATA_DIR, mongod: config.MONGOD, log });
  try {
    const server = await startServer(config, config.MONGODB_URI ?? embedded?.uri ?? '', prepare?.(config));
    const stopMetrics = await serveMetrics(config).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    const close = async () => {
      await stopMetrics();
      await server.close();
      await embedded?.release();
    };
    return { ...server, config, close };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
};

/** Closes the shop at a signal, and when a newer program migrates the database away from this one. */
const closeInTime = (shop: Shop) => {
  let closing = false;
  const stop = (code: number) => {
    if (closing) return;
    closing = true;
    const hurry = setTimeout(() => process.exit(1), 9_500);
    shop.close().then(
      () => process.exit(code),
      (error) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
    hurry.unref();
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  watchSchema(shop.app.get<Connection>(getConnectionToken()), (error) => {
    console.error(explain(error));
    stop(exitCodes.conflict);
  });
};

const pretended = 'Online payments go through the sandbox: no money moves. PAYMENTS=stripe takes money.';

const warn = (config: Config) => {
  if (config.production && config.PAYMENTS === 'sandbox') console.warn(pretended);
  for (const key of config.MESSAGES_FILE?.unknown ?? [])
    console.warn(`MESSAGES_FILE: there is no message ${key}; it has no effect.`);
  for (const { file, unknown } of config.LANGUAGES_DIR ?? [])
    for (const key of unknown) console.warn(`${file}: there is no message ${key}; it has no effect.`);
};

/**
 * Runs the shop until a signal stops it, in several processes if `WORKERS` says so.
 * @returns the shop of this process; undefined in the main process of several
 * @throws an error that `explain` turns into text, when the shop cannot start
 */
export const runShop = async (env: NodeJS.ProcessEnv, hooks: Hooks = {}): Promise<Shop | undefined> => {
  const config = loadConfig(env);
  if (cluster.isPrimary) warn(config);
  const workers = workerCount(config);
  if (cluster.isPrimary && workers > 1) {
    await probePorts(config);
    await runWorkers(workers);
    await serveMetrics(config);
    (hooks.log ?? console.log)(`${workers} processes serve the shop.`);
    return undefined;
  }
  const shop = await openShop(config, hooks);
  closeInTime(shop);
  reportOpen();
  return shop;
};
