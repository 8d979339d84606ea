import { openBuiltShop } from './builtShop.js';
import { admin } from './customer.js';

/**
 * Opens one stocked shop for all journeys; its address and data folder reach them through the environment. If
 * `SHOP_URL` and `SHOP_DATA` name a running shop (stocked, with this admin, `RATE_LIMIT_FACTOR=1000`), that
 * shop is used and left open, which is quicker while writing journeys.
 */
export default async function openShop() {
  if (process.env.SHOP_URL && process.env.SHOP_DATA) return undefined;
  const shop = await openBuiltShop({
    SEED: 'demo',
    LANGUAGES_DIR: 'tests/support/languages',
    OPEN_CASH_ORDERS: '0', // one customer of a journey has more open orders than a shop allows
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.dataDir;
  return async () => {
    await shop.stop();
  };
}
