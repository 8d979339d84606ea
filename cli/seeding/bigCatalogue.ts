import { Terminal } from '../terminal/terminal.js';
import { bringProducts } from '../importing/products.js';
import { reportOf } from '../importing/report.js';
import type { Api } from '../withApi.js';
import type { SeedOptions } from './demo.js';
import { refuseTrying } from './guard.js';
import { scaleFile } from './scale.js';

/**
 * Imports a generated catalogue in the same way as a product file.
 * @throws CommandError
 */
export const seedScale = async (
  shop: Api,
  count: number,
  seed: string,
  options: SeedOptions,
): Promise<void> => {
  refuseTrying(shop, options);
  const terminal = new Terminal(options);
  const source = { name: `${seed}-${count}.jsonl`, bytes: () => scaleFile(count, seed) };
  reportOf('seed', await bringProducts(shop, source, options, terminal), terminal);
};
