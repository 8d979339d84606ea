import { limits } from '../../contract/limits.js';
import { wholeNumber } from '../terminal/arguments.js';
import { type OperatorCommand, operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

interface LowStockOptions extends Speaking {
  at?: number;
  limit: number;
}

const low = (withApi: WithApi): OperatorCommand =>
  operatorCommand('low')
    .description('show products with little or no stock, the emptiest first')
    .used(['tokri stock low', 'with no more than LOW_STOCK pieces'], ['tokri stock low --at 0', 'with none'])
    .option('--at <n>', 'with so many pieces or fewer (LOW_STOCK)', wholeNumber(0, limits.stock))
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 50)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (options: LowStockOptions) => {
      const terminal = new Terminal(options);
      const { inLines, lowOf } = await import('../stock/low.js');
      const products = await withApi((shop) => lowOf(shop, options));
      terminal.answers('stock low', products, inLines(products));
    });

interface Step extends Speaking {
  dryRun?: boolean;
}

const dryRun = ['-n, --dry-run', 'say what would change, and change nothing'] as const;
const product = ['<product>', 'its id, or the key that imports know it by'] as const;

const set = (withApi: WithApi): OperatorCommand =>
  operatorCommand('set')
    .description('set the stock of a product, whatever it was: after a stock count')
    .used(['tokri stock set milk-1l 40', 'there are 40 now'])
    .argument(...product)
    .argument('<n>', 'pieces', wholeNumber(0, limits.stock))
    .option(...dryRun)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (name: string, count: number, options: Step) => {
      const terminal = new Terminal(options);
      const { inLine, set: write } = await import('../stock/changing.js');
      const changed = await withApi((shop) => write(shop, name, count, options.dryRun ?? false));
      terminal.reports('stock set', changed, inLine(changed));
    });

const add = (withApi: WithApi): OperatorCommand =>
  operatorCommand('add')
    .description('add pieces to the stock of a product, or take some away; what is sold meanwhile counts')
    .used(
      ['tokri stock add milk-1l 24', 'a crate came in'],
      ['tokri stock add milk-1l -3', 'three were broken'],
    )
    .argument(...product)
    .argument('<pieces>', 'such as 24 or -3', wholeNumber(-limits.stock, limits.stock))
    .option(...dryRun)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (name: string, by: number, options: Step) => {
      const terminal = new Terminal(options);
      const { add: write, inLine } = await import('../stock/changing.js');
      const changed = await withApi((shop) => write(shop, name, by, options.dryRun ?? false));
      terminal.reports('stock add', changed, inLine(changed));
    });

export const stock = (withApi: WithApi): OperatorCommand => {
  const command = operatorCommand('stock')
    .description('show what runs low; set or add to the stock of a product')
    .used(['tokri stock low', 'what to order'], ['tokri stock add milk-1l 24', 'a crate came in']);
  for (const part of [low, set, add]) command.addCommand(part(withApi));
  return command;
};
