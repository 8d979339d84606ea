import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { WithApi } from '../withApi.js';

export const status = (withApi: WithApi) =>
  operatorCommand('status')
    .description('show the shop at a glance: its database, catalogue, orders, users and latest import')
    .used(
      ['tokri status', 'the statistics in a few lines'],
      ['tokri status --json | jq .orders', 'the orders alone'],
    )
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (options: Speaking) => {
      const terminal = new Terminal(options);
      const { statisticsOf, inLines } = await import('../status/statistics.js');
      const statistics = await withApi(statisticsOf, { pending: true });
      terminal.answers('status', statistics, inLines(statistics));
    });
