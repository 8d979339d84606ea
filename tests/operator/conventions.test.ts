import { expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { installation } from '../../api/common/installation.js';
import { program } from '../../cli/program.js';
import { failure } from '../../contract/operator/failure.js';
import { inTerminal, type Ran, startTokri, tokriIn, withoutWarnings } from '../support/ranTokri.js';

const below = (command: Command): Command[] =>
  command.commands.filter((each) => each.name() !== 'help').flatMap((each) => [each, ...below(each)]);
const wordsOf = (command: Command): string[] =>
  command.parent ? [...wordsOf(command.parent), command.name()] : [];

const commands = below(program({})).map((command) => ({ command, words: wordsOf(command) }));
/** The commands without subcommands. */
const leaves = commands.filter(({ command }) => !command.commands.length);

const env = { PATH: process.env['PATH'], NODE_ENV: 'test' };

/** All output of a command, and its exit code. */
type Said = Promise<{ shown: string; code: number }>;

const shownBy = async (ran: Promise<Ran>): Said => {
  const { printed, said, code } = await ran;
  return { shown: printed + said, code };
};

const run = (args: readonly string[]) => shownBy(tokriIn(env)(...args));

test('O-01 every command’s help leads with examples, says how it is used, and ends with 0', async () => {
  for (const { words } of commands) {
    const { shown, code } = await run([...words, '--help']);
    expect([words, code]).toEqual([words, 0]);
    expect([words, shown.slice(0, 9)]).toEqual([words, 'Examples:']);
    expect(shown).toContain(`Usage: tokri ${words.join(' ')}`);
  }
});

test('O-10 every command refuses an option that it does not have: with 2, and a word on where to look', async () => {
  for (const { words } of leaves) {
    const { shown, code } = await run([...words, '--no-such-option']);
    expect([words, code]).toEqual([words, 2]);
    expect(shown).toContain("unknown option '--no-such-option'");
    expect(shown).toContain('--help');
  }
});

test('O-01 the nearest command is suggested for a typo', async () => {
  for (const [typo, meant] of [
    ['statsu', 'status'],
    ['imprt', 'import'],
  ] as const) {
    const { shown, code } = await run([typo]);
    expect([typo, code]).toEqual([typo, 2]);
    expect(shown).toContain(`Did you mean ${meant}?`);
  }
});

test('help finds a command in its group, and names what is none', async () => {
  const [found, lost] = [await run(['help', 'user', 'promote']), await run(['help', 'user', 'promot'])];
  expect([found.code, lost.code]).toEqual([0, 2]);
  expect(found.shown).toContain('Usage: tokri user promote');
  expect(lost.shown).toContain("unknown command 'promot'");
});

// oxlint-disable-next-line no-control-regex -- the escapes of colours are control characters
const colours = /\u001b\[[0-9;]*m/g;

test.each<[string, (args: readonly string[]) => Said]>([
  ['in a terminal', (args) => inTerminal(env, args)],
  ['without a terminal', (args) => shownBy(startTokri(env, ...args).ended)],
])('O-01 O-10 a process %s prints the same, and ends with the same', async (_, starts) => {
  for (const args of [['status', '--help'], ['statsu']]) {
    const [here, there] = await Promise.all([run(args), starts(args)]);
    expect([args, there.code]).toEqual([args, here.code]);
    expect(there.shown.replace(colours, '').split(/\s+/)).toEqual(here.shown.split(/\s+/));
  }
});

test('O-15 a process knows its version', async () => {
  const { code, shown } = await shownBy(startTokri(env, '--version').ended);
  expect([code, shown.trim()]).toEqual([0, installation.version]);
});

test('O-01 the nearest value is suggested for one that is none, beside all that there are', async () => {
  for (const [meant, ...args] of [
    ['packed', 'orders', 'list', '--status', 'packd'],
    ['out_for_delivery', 'orders', 'list', '--status', 'Out for'],
    ['delivered', 'orders', 'advance', 'TK-1', '--to', 'deliverd'],
    ['refunded', 'orders', 'list', '--payment=refundet'],
    ['admin', 'user', 'list', '--role', 'admn'],
    ['disabled', 'user', 'list', '--status', 'disabeld'],
    ['one of json, jsonl', 'export', '--format', 'js'],
    ['json', 'export', '--format', 'josn'],
    ['categories', 'export', '--of', 'categorys'],
    ['fish', 'completion', 'fihs'],
    ['products', 'seed', 'product'],
    ['promote', 'help', 'user', 'promot'],
  ] as const) {
    const { printed, said, code } = await tokriIn(env)(...args);
    expect([args, printed, code]).toEqual([args, '', 2]);
    expect(said).toContain(`\n(Did you mean ${meant}?)\n`);
  }
  const far = await tokriIn(env)('export', '--format', 'spreadsheet');
  expect(far.said).toContain("argument 'spreadsheet' is invalid. It takes csv, json or jsonl.\n(add --help");
});

const clear = '\u001b[2J\u001b[31mno\u202eway';
const long = 'x'.repeat(5_000);

test.each([
  ['command', (word: string) => [word]],
  ['option', (word: string) => ['status', `--${word}`]],
  ['value', (word: string) => ['orders', 'list', '--status', word]],
  ['value joined to its option', (word: string) => ['orders', 'list', `--limit=${word}`]],
  ['argument', (word: string) => ['user', 'promote', word]],
  ['thing to seed', (word: string) => ['seed', word]],
  ['file', (word: string) => ['restore', '--dry-run', word]],
])(
  'O-10 a %s that is long, or steers a terminal, is repeated in short and harmless',
  async (_which, argsOf) => {
    const steered = await tokriIn(env)(...argsOf(clear), '--json');
    const said = withoutWarnings(steered.said);
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
    expect(said).toContain('[2J');
    const filled = await tokriIn(env)(...argsOf(`${long} ${long}`));
    expect([steered.code, filled.code]).toEqual([2, 2]);
    expect(filled.said.length).toBeLessThan(700);
    expect(filled.said).toContain('xxx…');
  },
);

test('O-10 an error keeps its own words, whatever was typed', async () => {
  for (const typed of [' ', 's ', ' s', "' argument '"])
    expect(await tokriIn(env)('orders', 'list', '--status', typed)).toMatchObject({
      code: 2,
      said: expect.stringContaining(
        `error: option '--status <status>' argument '${typed}' is invalid. It takes payment_pending, placed, `,
      ),
    });
  const steered = await tokriIn(env)('import', 'goods.csv', '--map', '\u001b[2Jx=title');
  expect(steered.said).toMatch(
    /^error: option '--map <field=column,…>' argument '\[2Jx=title' is invalid\. “\[2Jx” is no field\./,
  );
});

test('O-04 with --json an error is one document, beside the line on standard error', async () => {
  const nowhere = { ...env, DATA_DIR: '/nowhere/at/all' };
  const { code, printed, said } = await startTokri(nowhere, 'status', '--json').ended;
  expect(failure.parse(JSON.parse(printed))).toMatchObject({ error: { exit: 'connection', code: 4 } });
  expect(code).toBe(4);
  expect(said.trim().split('\n')).toHaveLength(1);
});
