import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { runShop } from '../api/main.js';
import { mailsPath } from '../api/mail/mailReader.js';
import { Keys } from '../api/secrets/keys.js';
import { greeting, tokriCommand } from './greeting.js';
import type { Config } from '../api/config/config.js';
import { IMAGE_STORE, type ImageStore } from '../api/media/imageStore.js';
import type { Prepare } from '../api/server.js';
import { AdminsService } from '../api/accounts/admins.service.js';
import { isEmptyShop, stockDemo } from './catalogue/stockDemo.js';
import { finishDemo } from './demoOrders/finishDemo.js';

/**
 * Seeds an empty shop with the demo. If that fails, it prints the reason, and the shop opens all the same.
 */
const stockIfEmpty = async (app: Parameters<Prepare>[0], config: Config): Promise<void> => {
  const connection = app.get<Connection>(getConnectionToken());
  try {
    const empty = await isEmptyShop(connection);
    const store = app.get<ImageStore>(IMAGE_STORE, { strict: false });
    const made = empty ? await stockDemo(connection, store, console.log) : undefined;
    await finishDemo(app, config, made);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(
      `The demo shop could not be stocked (${reason}). Stock it with ${tokriCommand(config.DATA_DIR)} seed; the next start tries again too.`,
    );
  }
};

/**
 * Prepares the shop before it opens: seeds an empty one (`SEED`), and creates the admin that `ADMIN_EMAIL`
 * names, once.
 */
export const prepareShop =
  (config: Config): Prepare =>
  async (app) => {
    const { SEED, ADMIN_EMAIL, ADMIN_PASSWORD } = config;
    if (SEED === 'demo') await stockIfEmpty(app, config);
    if (ADMIN_EMAIL && ADMIN_PASSWORD)
      await app
        .get(AdminsService, { strict: false })
        .ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, { name: 'Admin' });
  };

/** Opens the shop that the environment variables configure, and prints the shop's web address. */
export const serveShop = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const { url, config, app } = await runShop(env, { prepare: prepareShop });
  console.log(greeting(url, config, mailsPath(config, app.get(Keys, { strict: false }))));
};
