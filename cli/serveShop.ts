import { runShop } from '../api/main.js';
import { mailsPath } from '../api/mail/mailReader.js';
import { Keys } from '../api/secrets/keys.js';
import { greeting } from './greeting.js';
import { prepareShop } from './prepareShop.js';

/** Opens the shop that the environment variables configure, and prints the shop's web address. */
export const serveShop = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const { url, config, app } = await runShop(env, { prepare: prepareShop });
  console.log(greeting(url, config, mailsPath(config, app.get(Keys, { strict: false }))));
};
