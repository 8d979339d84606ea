import { operatorCommand } from '../terminal/operatorCommand.js';

export const serve = (env: NodeJS.ProcessEnv) =>
  operatorCommand('serve')
    .description('open the shop: storefront, API and, without MONGODB_URI, its own database')
    .used(
      ['tokri serve', 'on port 3000, until Ctrl-C'],
      ['PORT=8080 DATA_DIR=/srv/tokri tokri serve', 'elsewhere'],
    )
    .endsWith('connection')
    .action(async () => {
      const { serveShop } = await import('../serveShop.js');
      await serveShop(env);
    });
