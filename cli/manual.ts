import type { Argument, Command, Option } from 'commander';
import { exitCodes, exitMeanings, type ExitName } from '../contract/operator/exits.js';
import { OperatorCommand } from './terminal/operatorCommand.js';

const code = (text: string) => `\`${text}\``;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

/** Returns the full name of a command: `tokri orders list`. */
const wordsOf = (command: Command): string =>
  command.parent ? `${wordsOf(command.parent)} ${command.name()}` : command.name();

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const ofOption = ({ flags, description, defaultValue, envVar, argChoices }: Option): string => {
  const notes = [
    argChoices && `one of ${argChoices.map(code).join(', ')}`,
    defaultValue !== undefined && defaultValue !== false && `${code(said(defaultValue))} if not given`,
    envVar && `or ${code(envVar)} in the environment`,
  ].filter(Boolean);
  return `${code(flags)}: ${description}${notes.length ? ` (${notes.join('; ')})` : ''}`;
};

const ofArgument = (argument: Argument): string => {
  const { description, required, variadic, argChoices } = argument;
  const name = `${argument.name()}${variadic ? '…' : ''}`;
  const choices = argChoices ? `: ${argChoices.map(code).join(', ')}` : '';
  return `${code(required ? `<${name}>` : `[${name}]`)} ${description}${choices}`;
};

const part = (title: string, lines: readonly string[]) =>
  lines.length ? ['', `**${title}**`, '', ...lines] : [];

const exitLines = (exits: readonly ExitName[]) =>
  list(exits.map((exit) => `${code(String(exitCodes[exit]))} ${exitMeanings[exit]}`));

const ofCommand = (command: Command): string[] => {
  const { examples, exits, listings } =
    command instanceof OperatorCommand ? command : { examples: [], exits: [], listings: [] };
  const helper = command.createHelp();
  const visible = helper.visibleOptions(command).filter(({ long }) => long !== '--help');
  return [
    '',
    `## ${wordsOf(command)}`,
    '',
    command.description(),
    '',
    '```sh',
    ...(examples.length
      ? examples.map(([line, outcome]) => `${line}  # ${outcome}`)
      : [helper.commandUsage(command)]),
    '```',
    ...part('Synopsis', [code(helper.commandUsage(command))]),
    ...part('Arguments', list(command.registeredArguments.map(ofArgument))),
    ...part('Options', list(visible.map(ofOption))),
    ...listings.flatMap(({ title, entries }) =>
      part(title, list(entries.map(([name, meaning]) => `${code(name)} ${meaning}`))),
    ),
    ...part('Exit codes beside 0, 1 and 2', exitLines(exits)),
  ];
};

const withThoseBelow = (command: Command): Command[] => {
  const below = command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help');
  return [command, ...below.flatMap(withThoseBelow)];
};

/**
 * Writes the manual of the command line in Markdown: every command with its examples, arguments, options and
 * exit codes.
 */
export const manualOf = (program: Command): string =>
  [
    '# The command line',
    '',
    'Written by `npm run docs:cli` from the commands themselves: change those, not this.',
    '',
    'In the project’s folder `npx tokri …` and `npm run cli -- …` are the same. The settings are those of the shop (see the README): `DATA_DIR` or `MONGODB_URI` say which shop is meant.',
    '',
    '## Exit codes',
    '',
    ...exitLines(Object.keys(exitCodes) as ExitName[]), // Object.keys loses the names
    '',
    'With `--json` a command prints one JSON document, also where it fails: `{ "error": { "exit", "code", "message" } }`.',
    ...withThoseBelow(program).slice(1).flatMap(ofCommand),
    '',
  ].join('\n');
