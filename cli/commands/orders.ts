import { InvalidArgumentError, Option } from 'commander';
import { cancelReasons, paymentStatuses, shownStatuses } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { choiceOf, wholeNumber } from '../terminal/arguments.js';
import { type OperatorCommand, operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import type { OrderFilter } from '../orders/list.js';
import type { WithApi } from '../withApi.js';

/** The statuses that an order takes one after the other on its way to the customer. */
const onward = ['packed', 'out_for_delivery', 'delivered'] as const;

type Onward = (typeof onward)[number];

const step = choiceOf(onward);

const stepArgument = (value: string): Onward => {
  const written = value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (/^cancel/.test(written)) throw new InvalidArgumentError('Cancel with tokri orders cancel.');
  return step(written);
};

const reasonArgument = (value: string): string => {
  const words = value.trim();
  if (words && words.length <= limits.note) return words;
  throw new InvalidArgumentError(`It takes 1 to ${limits.note} characters.`);
};

const list = (withApi: WithApi): OperatorCommand =>
  operatorCommand('list')
    .description('show the orders, the newest first')
    .used(
      ['tokri orders list --status placed', 'what is to be packed'],
      ['tokri orders list --days 7 --payment refunded', 'money that went back in a week'],
      ['tokri orders list --search 98450', 'by a number, name, mobile, PIN code or product'],
    )
    .addOption(new Option('--status <status>', 'only these').choices(shownStatuses))
    .addOption(
      new Option('--payment <status>', 'only those whose payment stands so').choices(paymentStatuses),
    )
    .option('--days <n>', 'only those placed in so many days', wholeNumber(1, limits.adminOrdersDays))
    .option('--search <text>', 'only those with these words, each from its beginning')
    .option('--limit <n>', 'how many', wholeNumber(1, 1_000), 20)
    .option('--page <n>', 'which page of as many', wholeNumber(1, limits.page), 1)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (options: Speaking & OrderFilter) => {
      const terminal = new Terminal(options);
      const { status, payment, days, search } = options;
      const { inLines, ordersOf } = await import('../orders/list.js');
      const orders = await withApi((shop) => ordersOf(shop, options));
      terminal.answers('orders list', orders, inLines(orders, Boolean(status ?? payment ?? days ?? search)));
    });

const show = (withApi: WithApi): OperatorCommand =>
  operatorCommand('show')
    .description('show an order: products, amounts, address, payment, history, next steps')
    .used(['tokri orders show TK-7QF4-M2XP', 'also as 7qf4m2xp'])
    .argument('<order>', 'its number')
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (number: string, options: Speaking) => {
      const terminal = new Terminal(options);
      const [{ orderOf }, { inLines }] = await Promise.all([
        import('../orders/orderOf.js'),
        import('../orders/show.js'),
      ]);
      const order = await withApi((shop) => orderOf(shop, number));
      terminal.answers('orders show', { order }, inLines(order));
    });

interface Step extends Speaking {
  to?: Onward;
  yes?: boolean;
  dryRun?: boolean;
  reason?: string;
}

const dryRun = ['-n, --dry-run', 'try it, say what would change, and change nothing'] as const;

const advance = (withApi: WithApi): OperatorCommand =>
  operatorCommand('advance')
    .description('take an order one step further on its way to the customer, who gets a mail')
    .used(
      ['tokri orders advance TK-7QF4-M2XP', 'placed, packed, out for delivery, delivered: the next of them'],
      ['tokri orders advance TK-7QF4-M2XP --to packed', 'only if packed is what comes next'],
    )
    .argument('<order>', 'its number')
    .addHelpText(
      'after',
      '\nIt takes only one step: if someone else moves the order meanwhile, it says so and does nothing.',
    )
    .option('--to <status>', `the step to take: ${onward.join(', ')}`, stepArgument)
    .option(...dryRun)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (number: string, options: Step) => {
      const [terminal, asked] = [new Terminal(options), performance.now()];
      const { advance: take, inLines } = await import('../orders/moving.js');
      const moved = await withApi((shop) => take(shop, number, { ...options, asked }));
      terminal.reports('orders advance', moved, inLines(moved));
    });

const cancel = (withApi: WithApi): OperatorCommand =>
  operatorCommand('cancel')
    .description('cancel an order: its products go back into stock, what was paid goes back to the customer')
    .used(
      ['tokri orders cancel TK-7QF4-M2XP', 'says what that means, and asks for the number once more'],
      ['tokri orders cancel TK-7QF4-M2XP --dry-run', 'only says what that means'],
      ['tokri orders cancel TK-7QF4-M2XP --reason out_of_stock', 'saves the reason, and tells the customer'],
    )
    .argument('<order>', 'its number')
    .option(
      '--reason <reason>',
      `why: ${cancelReasons.join(', ')}, or words of your own, which only the shop reads`,
      reasonArgument,
    )
    .addOption(new Option('-y, --yes', 'do it without asking').helpGroup('Confirmation:'))
    .option(...dryRun)
    .endsWith('connection', 'conflict')
    .speaks()
    .action(async (number: string, options: Step) => {
      const terminal = new Terminal(options);
      const { cancel: end, inLines } = await import('../orders/moving.js');
      const moved = await withApi((shop) => end(shop, number, options));
      terminal.reports('orders cancel', moved, inLines(moved));
    });

export const orders = (withApi: WithApi): OperatorCommand => {
  const command = operatorCommand('orders')
    .description('list, show, advance and cancel orders')
    .used(
      ['tokri orders list --status placed', 'what is to be packed'],
      ['tokri orders show TK-7QF4-M2XP', 'one of them, whole'],
      ['tokri orders advance TK-7QF4-M2XP', 'its next step'],
    );
  for (const part of [list, show, advance, cancel]) command.addCommand(part(withApi));
  return command;
};
