import { openBuiltShop } from './builtShop.js';

/** One stocked shop for all journeys; its address and data folder reach them through the environment. */
export default async function openShop() {
  const shop = await openBuiltShop({
    SEED: 'demo',
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: 'Admin-pass-12345',
  });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.dataDir;
  return async () => {
    await shop.stop();
  };
}
