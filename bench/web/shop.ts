import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/database/embedded/ports.js';
import { calls } from '../../contract/calls.js';
import { categoryTileLink, productLink, routes, searchLink } from '../../contract/links.js';
import { openBuiltShop } from '../../tests/support/builtShop.js';
import { clientOf, granted } from '../../tests/support/client.js';
import { actingAs, admin, logIn } from '../../tests/support/customer.js';
import { productionSettings } from '../harness/settings.js';
import type { Stored } from './visit.js';

const settingsOf = (port: number, dataDir: string, seed: 'demo' | 'none') => ({
  ...productionSettings,
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`, // without it search engines are turned away
  DATA_DIR: dataDir,
  SEED: seed,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});

const importFile = async (file: string, settings: NodeJS.ProcessEnv) => {
  const args = ['dist/cli/main.js', 'import', file, '--quiet', '--yes', '--allow-production'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && code !== 3) throw new Error(`the import ended with ${code}:\n${printed}`); // 3: bad rows
};

/** Opens a shop with the products of a file, or else the demo catalogue, in a temporary folder. */
export const openStockedShop = async (file?: string) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tokri-bench-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  try {
    const settings = settingsOf(await freePort(), dataDir, file ? 'none' : 'demo');
    if (file) await importFile(file, settings);
    const shop = await openBuiltShop(settings, dataDir);
    const close = async () => {
      await shop.stop();
      clear();
    };
    return { url: settings.PUBLIC_URL, close };
  } catch (error) {
    clear();
    throw error;
  }
};

/**
 * Logs in a customer with five products in the cart and an address. Returns what the browser stores of the
 * session; each visit needs its own, because a refresh token is used once.
 */
export const logInToBuy = async (url: string): Promise<Stored> => {
  const call = clientOf(url);
  const customer = actingAs(await logIn(call, admin.email, admin.password), call);
  if ((await customer.cart()).length === 0) {
    const { data } = granted(await call(calls.product.search, { body: { search: '' } }));
    for (const product of data.filter(({ stock }) => stock > 0).slice(0, 5)) await customer.adds(product);
    await customer.address();
  }
  return { accesstoken: customer.token, refreshToken: customer.refreshToken };
};

/** The pages that are visited by a customer who is logged in. */
export const customerPages: readonly string[] = ['cart', 'checkout'];

export const pageNames = ['home', 'category', 'product', 'search', 'cart', 'checkout'] as const;
export type PageName = (typeof pageNames)[number];

/** Finds the paths of the pages: the first category with products, and its first product. */
export const pathsOf = async (url: string): Promise<Record<PageName, string>> => {
  const call = clientOf(url);
  const categories = granted(await call(calls.category.list)).data;
  for (const category of categories) {
    const body = { id: category._id };
    const [product] = granted(await call(calls.product.byCategory, { body })).data;
    if (product)
      return {
        home: routes.home,
        category: categoryTileLink(category),
        product: productLink(product),
        search: searchLink('milk'),
        cart: routes.cart,
        checkout: routes.checkout,
      };
  }
  throw new Error('the shop has no products');
};
