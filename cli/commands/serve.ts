import type { Command } from 'commander';
import { runShop } from '../../api/main.js';
import { mailsPath } from '../../api/mail/mailReader.js';
import { Keys } from '../../api/secrets/keys.js';
import { greeting } from '../greeting.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import { prepareShop } from '../prepareShop.js';

/** Opens the shop and keeps it open. */
export const serve = (env: NodeJS.ProcessEnv): Command =>
  operatorCommand('serve')
    .description('open the shop: storefront, API and, without MONGODB_URI, its own database')
    .action(async () => {
      const shop = await runShop(env, { prepare: prepareShop });
      console.log(
        greeting(shop.url, shop.config, mailsPath(shop.config, shop.app.get(Keys, { strict: false }))),
      );
    });
