import { type Argument, Command, type ErrorOptions, Help, Option } from 'commander';
import { exitCodes, exitMeanings, type ExitName } from '../../contract/operator/exits.js';
import { choiceOf } from './arguments.js';
import { readable, repeated } from './plain.js';

/** A line to type, and what comes of it. */
export type Example = readonly [line: string, outcome: string];

/** Names with their meanings, under a title. */
interface Listing {
  title: string;
  entries: readonly (readonly [name: string, meaning: string])[];
}

/** What every command that answers takes, as its action gets it. */
export interface Speaking {
  json?: boolean;
  quiet?: boolean;
}

const gap = 2;

const inColumns = (pairs: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width + gap)}${right}`);
};

/** Help that begins with how the command is used (O-01). */
class ExamplesFirst extends Help {
  override formatHelp(command: Command, helper: Help): string {
    const rest = super.formatHelp(command, helper);
    if (!(command instanceof OperatorCommand) || !command.examples.length) return rest;
    const title = helper.styleTitle('Examples:');
    return [title, ...inColumns(command.examples), '', rest].join('\n');
  }
}

/** Typed words, and those that are joined to an option's name, that are too long to be repeated as they are, or steer a terminal. */
const unfitFor = (command: Command): string[] => {
  let top = command as Command & { rawArgs?: readonly string[] };
  while (top.parent) top = top.parent;
  return (top.rawArgs ?? [])
    .flatMap((word) => [word, word.replace(/^--[^=]+=/, '')])
    .filter((word) => repeated(word) !== word.trim());
};

/** A command of ours: its help leads with examples, and it throws where it would end the process. */
export class OperatorCommand extends Command {
  examples: readonly Example[] = [];
  /** What its help lists besides, by a title. */
  listings: readonly Listing[] = [];
  /** What it may end with beside 0, 1 and 2. */
  exits: readonly ExitName[] = [];

  override createCommand(name?: string): OperatorCommand {
    return operatorCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(new ExamplesFirst(), this.configureHelp());
  }

  /** One of some words is told what was rather meant, as a command is. */
  override addOption(option: Option): this {
    if (option.argChoices) option.argParser(choiceOf(option.argChoices));
    return super.addOption(option);
  }

  override addArgument(argument: Argument): this {
    if (argument.argChoices) argument.argParser(choiceOf(argument.argChoices));
    return super.addArgument(argument);
  }

  /** Shortens what was typed where it stands in quotes: nowhere else is it sure to be what was typed. */
  override error(message: string, options?: ErrorOptions): never {
    const said = unfitFor(this).reduce(
      (words, word) => words.replaceAll(`'${word}'`, () => `'${repeated(word)}'`),
      message,
    );
    return super.error(said, options);
  }

  /** Shown before everything else in its help. */
  used(...examples: readonly Example[]): this {
    this.examples = examples;
    return this;
  }

  /** Says in its help what it may end with. */
  endsWith(...exits: readonly ExitName[]): this {
    this.exits = exits;
    const lines = inColumns(exits.map((exit) => [String(exitCodes[exit]), exitMeanings[exit]]));
    return this.addHelpText('after', ['', 'Exit codes beside 0, 1 and 2:', ...lines].join('\n'));
  }

  /** Lists something in its help: names, and what each of them means. */
  lists(title: string, meanings: Readonly<Record<string, string>>): this {
    const listing = { title, entries: Object.entries(meanings) };
    this.listings = [...this.listings, listing];
    return this.addHelpText('after', ['', `${title}:`, ...inColumns(listing.entries)].join('\n'));
  }

  /** Takes `--json` and `--quiet`. */
  speaks(): this {
    return this.addOption(new Option('--json', 'print one JSON document').helpGroup('Output:')).addOption(
      new Option('-q, --quiet', 'say only what went wrong').helpGroup('Output:'),
    );
  }

  /** Takes what a command that destroys wants to hear. */
  destroys(): this {
    const group = 'Confirmation:';
    return this.addOption(
      new Option('-y, --yes', 'do it without asking for the name of the database').helpGroup(group),
    ).addOption(
      new Option('--allow-production', 'do it even where it looks like production').helpGroup(group),
    );
  }
}

/** A command with the manners of all of them. */
export const operatorCommand = (name?: string): OperatorCommand =>
  new OperatorCommand(name)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to see how it is used)')
    .configureOutput({ outputError: (said, write) => write(readable(said)) })
    .exitOverride();
