import { CommanderError } from 'commander';
import { type ExitName, exitCodes } from '../../contract/operator/exits.js';
import type { Failure } from '../../contract/operator/failure.js';
import { readable } from './plain.js';
import { CommandError } from './commandError.js';

interface CommandFailure {
  exit: ExitName;
  message: string;
}

/** The exit codes for the API's error classes, by name, so that no class has to be loaded. */
const exits: Readonly<Record<string, ExitName>> = {
  ConfigError: 'usage',
  EmbeddedMongoError: 'connection',
  FullDiskError: 'conflict',
  UnusableDatabaseError: 'connection',
  MongooseServerSelectionError: 'connection',
  NewerDatabaseError: 'conflict',
  ForeignDatabaseError: 'conflict',
  UnfinishedRestoreError: 'conflict',
  OwnedDatabaseError: 'conflict',
  PendingMigrationError: 'conflict',
  IrreversibleMigrationError: 'conflict',
};

/** The exit codes for the API's error codes; all others are a `conflict`. */
const exitNames: Readonly<Record<string, ExitName>> = {
  invalid: 'validation',
  badCsv: 'validation',
  tooLarge: 'validation',
  commonPassword: 'validation',
  notReady: 'connection',
};

/** The exit codes for errors of the operating system: a setting names something that is forbidden or in use. */
const systemErrors: Readonly<Record<string, ExitName>> = {
  EADDRINUSE: 'conflict',
  EADDRNOTAVAIL: 'usage',
  ENOTFOUND: 'usage',
  EACCES: 'usage',
  EPERM: 'usage',
  EROFS: 'usage',
  ENOTDIR: 'usage',
  EEXIST: 'usage',
  ENOSPC: 'conflict',
  EDQUOT: 'conflict',
};

const exitOf = (error: Error): ExitName => {
  const { code } = error as { code?: unknown };
  if (error.name === 'DomainError') return exitNames[String(code)] ?? 'conflict';
  return exits[error.name] ?? systemErrors[String(code)] ?? 'fault';
};

const oneLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Tells whether an error comes from commander, which has then printed it already. */
const isSaid = (error: unknown): error is CommanderError => error instanceof CommanderError;

/**
 * Returns commander's message without its prefix. For an incomplete command commander prints the help without
 * a message, so this returns one.
 */
const usageMessage = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'a command is wanted: --help names them' : message.replace(/^error: /, '');

/** Loads the settings from the environment; returns undefined when they are invalid. */
const settingsOf = async (env: NodeJS.ProcessEnv) => {
  const { loadConfig } = await import('../../api/config/config.js');
  try {
    return loadConfig(env);
  } catch {
    return undefined;
  }
};

/** Returns the exit code and message of an error. */
export const failureOf = async (error: unknown): Promise<CommandFailure> => {
  if (isSaid(error)) return { exit: 'usage', message: usageMessage(error) };
  const known = error instanceof Error ? error : new Error(String(error));
  if (known instanceof CommandError) return { exit: known.exit, message: known.message };
  const [{ explain, mendable }, { isOutage }, settings] = await Promise.all([
    import('../../api/explain.js'),
    import('../../api/common/outage.js'),
    settingsOf(process.env),
  ]);
  if (!exits[known.name] && isOutage(known))
    return {
      exit: 'connection',
      message: `The database went away (${oneLine(known.message)}): run it again.`,
    };
  const exit = exitOf(known);
  // only errors of Tokri itself get a stack
  const message = exit === 'fault' ? explain(known, settings) : (mendable(known, settings) ?? known.message);
  return { exit, message };
};

/**
 * Ends a failed command: prints the reason in one line on standard error, or as the JSON document.
 * Sets the process's exit code.
 */
export const fail = async (error: unknown, json: boolean): Promise<void> => {
  if (isSaid(error) && error.exitCode === 0) return; // the operator asked for the help or the version
  const { exit, message: whole } = await failureOf(error);
  const message = readable(whole);
  process.exitCode = exitCodes[exit];
  if (json)
    console.log(JSON.stringify({ error: { exit, code: exitCodes[exit], message } } satisfies Failure));
  if (!isSaid(error)) console.error(message);
};
