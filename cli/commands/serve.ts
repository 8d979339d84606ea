import { operatorCommand } from '../frame/operatorCommand.js';

/** Opens the shop and keeps it open. */
export const serve = (env: NodeJS.ProcessEnv) =>
  operatorCommand('serve')
    .description('open the shop: storefront, API and, without MONGODB_URI, its own database')
    .action(async () => {
      const { openShop } = await import('../openShop.js');
      await openShop(env);
    });
