import { operatorCommand, type Speaking } from '../frame/operatorCommand.js';
import { Terminal } from '../frame/terminal.js';
import type { WithApi } from '../withApi.js';

/** The shop at a glance. */
export const status = (withApi: WithApi) =>
  operatorCommand('status')
    .description('show the shop at a glance: its database, catalogue, orders, people and latest import')
    .used(
      ['tokri status', 'the figures in a few lines'],
      ['tokri status --json | jq .orders', 'the orders alone'],
    )
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (options: Speaking) => {
      const terminal = new Terminal(options);
      const [figures, inLines] = await withApi(async (shop) => {
        const { figuresOf, inLines } = await import('../overview/figures.js');
        return [await figuresOf(shop), inLines] as const;
      });
      terminal.answers('status', figures, inLines(figures));
    });
