import { describe, expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { OperatorCommand } from '../../cli/frame/operatorCommand.js';
import { program } from '../../cli/program.js';
import { failure } from '../../contract/operator/failure.js';
import { type Ended, inTerminal, piped } from '../support/commandLine.js';

const below = (command: Command): Command[] =>
  command.commands.filter((each) => each.name() !== 'help').flatMap((each) => [each, ...below(each)]);
const wordsOf = (command: Command): string[] =>
  command.parent ? [...wordsOf(command.parent), command.name()] : [];

const commands = below(program({})).map((command) => ({ command, words: wordsOf(command) }));
/** Those that do something themselves. */
const leaves = commands.filter(({ command }) => !command.commands.length);

const ways = [
  ['in a terminal', inTerminal],
  ['without a terminal', piped],
] as const;

const all = ({ out, err }: Ended) => out + err;
// eslint-disable-next-line no-control-regex -- the escapes of colours are control characters
const colours = /\u001b\[[0-9;]*m/;

describe.each(ways)('%s', (_, run) => {
  test('O-01 every command’s help leads with examples, says how it is used and what it ends with, and ends with 0', async () => {
    for (const { command, words } of commands) {
      const { code, ...said } = await run([...words, '--help']);
      const help = all({ code, ...said });
      expect([words, code]).toEqual([words, 0]);
      expect(help).toContain(`Usage: tokri ${words.join(' ')}`);
      if (!(command instanceof OperatorCommand)) throw new Error(`${words.join(' ')} is no command of ours`);
      expect([words, command.examples.length]).not.toEqual([words, 0]);
      expect(help.startsWith('Examples:') || colours.test(help.slice(0, 5))).toBe(true);
    }
  });

  test('O-10 every command refuses an option that it does not have: with 2, and a word on where to look', async () => {
    for (const { words } of leaves) {
      const ended = await run([...words, '--no-such-option']);
      expect([words, ended.code]).toEqual([words, 2]);
      expect(all(ended)).toContain("unknown option '--no-such-option'");
      expect(all(ended)).toContain('--help');
    }
  });

  test('O-01 the nearest command is suggested for a typo', async () => {
    for (const [typo, meant] of [
      ['statsu', 'status'],
      ['imprt', 'import'],
    ] as const) {
      const ended = await run([typo]);
      expect([typo, ended.code]).toEqual([typo, 2]);
      expect(all(ended)).toContain(`Did you mean ${meant}?`);
    }
  });

  test('O-15 it knows its version', async () => {
    const { code, out } = await run(['--version']);
    expect([code, out.trim()]).toEqual([0, '0.1.0']);
  });
});

test('O-04 with --json a refusal is one document, beside the line for people', async () => {
  const { code, out, err } = await piped(['status', '--json'], {
    env: { MONGODB_URI: '', DATA_DIR: '/nowhere/at/all' },
  });
  expect(failure.parse(JSON.parse(out))).toMatchObject({ error: { exit: 'connection', code: 4 } });
  expect(code).toBe(4);
  expect(err.trim().split('\n')).toHaveLength(1);
});
