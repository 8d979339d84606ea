import { InvalidArgumentError } from 'commander';
import { limits } from '../../contract/limits.js';
import { wholeNumber } from '../terminal/arguments.js';
import { type OperatorCommand, operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking {
  limit: number;
}

const searchArgument = (value: string): string => {
  if (value.trim() && value.length <= limits.search) return value;
  throw new InvalidArgumentError(`It takes a text of 1 to ${limits.search} characters.`);
};

export const search = (withApi: WithApi): OperatorCommand =>
  operatorCommand('search')
    .description('see what customers find, with scores and reasons: for a product that is found, or is not')
    .used(
      ['tokri search "toned milk"', 'in the order in which the shop shows it'],
      ['tokri search "mlik 500ml" --limit 50', 'what it was taken for, and more of it'],
    )
    .argument('<text>', 'as customers type it', searchArgument)
    .option('--limit <n>', 'how many', wholeNumber(1, 1_000), 20)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (text: string, options: Options) => {
      const terminal = new Terminal(options);
      const { found, inLines } = await import('../search/search.js');
      const reply = await withApi((shop) => found(shop, text, options.limit));
      terminal.answers('search', reply, inLines(reply));
    });
