import { type Argument, Command, type ErrorOptions, Help, Option } from 'commander';
import { exitCodes, exitMeanings, type ExitName } from '../../contract/operator/exits.js';
import { choiceOf } from './arguments.js';
import { readable, repeated } from './plain.js';

/** An example for the help: a command line and what it does. */
export type Example = readonly [line: string, outcome: string];

/** A list of names and their descriptions for the help, under a title. */
interface Listing {
  title: string;
  entries: readonly (readonly [name: string, meaning: string])[];
}

/** The output options of a command. */
export interface Speaking {
  json?: boolean;
  quiet?: boolean;
}

const gap = 2;

const inColumns = (pairs: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width + gap)}${right}`);
};

/** Prints the examples of a command before the rest of its help (O-01). */
class ExamplesFirst extends Help {
  override formatHelp(command: Command, helper: Help): string {
    const rest = super.formatHelp(command, helper);
    if (!(command instanceof OperatorCommand) || !command.examples.length) return rest;
    const title = helper.styleTitle('Examples:');
    return [title, ...inColumns(command.examples), '', rest].join('\n');
  }
}

/**
 * Lists the typed words and option values that an error must not repeat as they are: they are too long, or
 * have characters that control the terminal.
 */
const unfitFor = (command: Command): string[] => {
  let top = command as Command & { rawArgs?: readonly string[] };
  while (top.parent) top = top.parent;
  return (top.rawArgs ?? [])
    .flatMap((word) => [word, word.replace(/^--[^=]+=/, '')])
    .filter((word) => repeated(word) !== word.trim());
};

/** A command whose help begins with examples and which throws where commander would end the process. */
export class OperatorCommand extends Command {
  examples: readonly Example[] = [];
  /** Further lists of names that the help of this command shows. */
  listings: readonly Listing[] = [];
  /** Exit codes other than 0, 1 and 2. */
  exits: readonly ExitName[] = [];

  override createCommand(name?: string): OperatorCommand {
    return operatorCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(new ExamplesFirst(), this.configureHelp());
  }

  /** Adds an option. The error about a value that is not one of its choices suggests a similar choice. */
  override addOption(option: Option): this {
    if (option.argChoices) option.argParser(choiceOf(option.argChoices));
    return super.addOption(option);
  }

  override addArgument(argument: Argument): this {
    if (argument.argChoices) argument.argParser(choiceOf(argument.argChoices));
    return super.addArgument(argument);
  }

  /**
   * Ends the command with an error. Typed text is shortened in it, but only where the message quotes it:
   * elsewhere the same words may be the message's own.
   */
  override error(message: string, options?: ErrorOptions): never {
    const said = unfitFor(this).reduce(
      (words, word) => words.replaceAll(`'${word}'`, () => `'${repeated(word)}'`),
      message,
    );
    return super.error(said, options);
  }

  /** Sets the examples that the help shows. */
  used(...examples: readonly Example[]): this {
    this.examples = examples;
    return this;
  }

  /** Sets the exit codes that the help lists beside 0, 1 and 2. */
  endsWith(...exits: readonly ExitName[]): this {
    this.exits = exits;
    const lines = inColumns(exits.map((exit) => [String(exitCodes[exit]), exitMeanings[exit]]));
    return this.addHelpText('after', ['', 'Exit codes beside 0, 1 and 2:', ...lines].join('\n'));
  }

  /** Adds a list of names and descriptions to the help. */
  lists(title: string, meanings: Readonly<Record<string, string>>): this {
    const listing = { title, entries: Object.entries(meanings) };
    this.listings = [...this.listings, listing];
    return this.addHelpText('after', ['', `${title}:`, ...inColumns(listing.entries)].join('\n'));
  }

  /** Adds the options `--json` and `--quiet`. */
  speaks(): this {
    return this.addOption(new Option('--json', 'print one JSON document').helpGroup('Output:')).addOption(
      new Option('-q, --quiet', 'say only what went wrong').helpGroup('Output:'),
    );
  }

  /** Adds the options that confirm a destructive command. */
  destroys(): this {
    const group = 'Confirmation:';
    return this.addOption(
      new Option('-y, --yes', 'do it without asking for the name of the database').helpGroup(group),
    ).addOption(
      new Option('--allow-production', 'do it even where it looks like production').helpGroup(group),
    );
  }
}

/** Creates a command with the shared behaviour of all commands. */
export const operatorCommand = (name?: string): OperatorCommand =>
  new OperatorCommand(name)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to see how it is used)')
    .configureOutput({ outputError: (said, write) => write(readable(said)) })
    .exitOverride();
