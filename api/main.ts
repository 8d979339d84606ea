import { DomainError } from './common/domainError.js';
import { type Config, ConfigError, loadConfig } from './config.js';
import { EmbeddedMongoError, openEmbeddedMongo } from './database/embedded/embeddedMongo.js';
import { NewerDatabaseError } from './database/schemaVersion.js';
import { probePort } from './portProbe.js';
import { type Prepare, type RunningServer, startServer } from './server.js';

/** A faulty setting or surrounding that a person can mend: said in one clear line, without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DomainError ||
  error instanceof EmbeddedMongoError ||
  error instanceof NewerDatabaseError ||
  (error instanceof Error && error.name === 'MongooseServerSelectionError');

const explain = (error: unknown, config?: Config): string => {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE')
    return `Port ${config?.PORT} is taken: another program (or another Tokri) listens there. Stop it, or choose another with PORT=…`;
  if (code === 'EACCES')
    return `Port ${config?.PORT} may not be used by this account: choose one above 1023 with PORT=…`;
  if (isPlain(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
  await probePort(config.PORT, config.HOST);
  const embedded = config.MONGODB_URI
    ? undefined
    : await openEmbeddedMongo({ dataDir: config.DATA_DIR, mongod: config.MONGOD, log });
  try {
    const server = await startServer(config, config.MONGODB_URI ?? embedded?.uri ?? '', prepare?.(config));
    const close = async () => {
      await server.close();
      await embedded?.release();
    };
    return { ...server, config, close };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
};

const closeOnSignal = (shop: Shop) => {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    const hurry = setTimeout(() => process.exit(1), 9_500);
    shop.close().then(
      () => process.exit(0),
      (error) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
    hurry.unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Runs the shop until it is told to stop; ends the process with one clear line where it cannot start. */
export const runShop = async (env: NodeJS.ProcessEnv, hooks: Hooks = {}): Promise<Shop> => {
  let config: Config | undefined;
  try {
    config = loadConfig(env);
    const shop = await openShop(config, hooks);
    closeOnSignal(shop);
    return shop;
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
};
