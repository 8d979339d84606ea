import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { messageOf } from '../api/common/errors.js';
import { logConsole } from '../api/common/log.js';
import { runShop } from '../api/main.js';
import { mailsPath } from '../api/mail/mailReader.js';
import { Keys } from '../api/secrets/keys.js';
import { type Config, surveyConfig } from '../api/config/config.js';
import { IMAGE_STORE, type ImageStore } from '../api/media/imageStore.js';
import type { Prepare } from '../api/server.js';
import { AdminAccountsService } from '../api/accounts/adminAccounts.service.js';
import { isEmptyShop, stockDemo } from './catalogue/stockDemo.js';
import { finishDemo } from './demoOrders/finishDemo.js';

/**
 * Returns how an operator calls the command line for this shop: through npm in a checkout, else by the path
 * of the running program.
 */
const tokriCommand = (dataDir: string): string => {
  const program = existsSync('scripts/cli.mjs')
    ? 'npx tokri'
    : `node ${path.relative('', process.argv[1] ?? 'dist/cli/main.js')}`;
  return dataDir === '.data' ? program : `DATA_DIR=${dataDir} ${program}`;
};

/**
 * Returns the lines that are printed when the shop opens: its address, the admin, the data folder, and how to
 * stop it.
 */
const greeting = (
  url: string,
  { DATA_DIR, MONGODB_URI, S3_BUCKET, ADMIN_EMAIL }: Config,
  mails?: string,
): string[] => [
  '',
  `  Tokri is open:   ${url}`,
  `  API, readable:   ${url}/api/docs`,
  ...(mails ? [`  Its mails:       ${url}${mails}`] : []),
  ADMIN_EMAIL
    ? `  Admin:           ${ADMIN_EMAIL}`
    : `  An admin:        ${tokriCommand(DATA_DIR)} create-admin you@example.com`,
  `  Data:            ${path.resolve(DATA_DIR)}${MONGODB_URI ? ' (the database is at MONGODB_URI)' : ''}`,
  ...(S3_BUCKET ? [`  Images:          in the S3 bucket ${S3_BUCKET}`] : []),
  '  Stop:            Ctrl-C',
  '',
];

/** Seeds an empty shop with the demo. If that fails, it prints the reason, and the shop opens all the same. */
const stockIfEmpty = async (app: Parameters<Prepare>[0], config: Config): Promise<void> => {
  const connection = app.get<Connection>(getConnectionToken());
  try {
    const empty = await isEmptyShop(connection);
    const store = app.get<ImageStore>(IMAGE_STORE, { strict: false });
    const made = empty ? await stockDemo(connection, store, console.log) : undefined;
    await finishDemo(app, config, made);
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    console.error(
      `The demo shop could not be stocked (${reason}). Stock it with ${tokriCommand(config.DATA_DIR)} seed; the next start tries again too.`,
    );
  }
};

/**
 * Prepares the shop before it opens: seeds an empty one (`SEED`), and makes the account of `ADMIN_EMAIL` an admin
 * unless it is one.
 */
export const prepareShop =
  (config: Config): Prepare =>
  async (app) => {
    const { SEED, ADMIN_EMAIL, ADMIN_PASSWORD } = config;
    if (SEED === 'demo') await stockIfEmpty(app, config);
    if (ADMIN_EMAIL && ADMIN_PASSWORD)
      await app
        .get(AdminAccountsService, { strict: false })
        .ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, { name: 'Admin' });
  };

/** Opens the shop that the environment variables configure, and prints the shop's web address. */
export const serveShop = async (env: NodeJS.ProcessEnv): Promise<void> => {
  if (isMainThread) {
    // V8 would allocate objects of requests in the old generation, which minor collections do not free (ADR 77)
    setFlagsFromString('--no-allocation-site-pretenuring');
    // a minor collection on several threads waits until each of them gets a processor (ADR 82)
    setFlagsFromString('--no-parallel-scavenge');
  }
  if (surveyConfig(env).config.LOG_FORMAT === 'json') await logConsole();
  const shop = await runShop(env, { prepare: prepareShop });
  if (!shop || (cluster.isWorker && cluster.worker?.id !== 1)) return; // the first of several processes prints it
  const { url, config, app } = shop;
  for (const line of greeting(url, config, mailsPath(config, app.get(Keys, { strict: false }))))
    console.log(line);
};
