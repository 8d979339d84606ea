import { Terminal } from '../terminal/terminal.js';
import type { Api } from '../withApi.js';
import { refuseOddInput } from '../terminal/input.js';
import { openNamed } from './openNamed.js';
import type { ImportOptions } from './options.js';
import { bringProducts } from './products.js';
import { reportOf } from './report.js';

/** Imports products from a file and reports the result. @throws CommandError */
export const importFile = async (
  shop: Api,
  name: 'import' | 'seed products',
  file: string,
  options: ImportOptions,
): Promise<void> => {
  const terminal = new Terminal(options);
  refuseOddInput(file, options.prune && !options.yes && !options.dryRun && '--prune');
  await using source = await openNamed(file);
  const outcome = await bringProducts(shop, source, options, terminal);
  reportOf(name, outcome, terminal);
};
