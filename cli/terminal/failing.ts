import { CommanderError } from 'commander';
import { type ExitName, exitCodes } from '../../contract/operator/exits.js';
import type { Failure } from '../../contract/operator/failure.js';
import { readable } from './plain.js';
import { CommandError } from './commandError.js';

interface CommandFailure {
  exit: ExitName;
  message: string;
}

/** What kinds of errors of the API mean at the command line; by name, so that none of them has to be loaded for it. */
const exits: Readonly<Record<string, ExitName>> = {
  ConfigError: 'usage',
  EmbeddedMongoError: 'connection',
  FullDiskError: 'conflict',
  UnusableDatabaseError: 'connection',
  MongooseServerSelectionError: 'connection',
  NewerDatabaseError: 'conflict',
  ForeignDatabaseError: 'conflict',
  UnfinishedRestoreError: 'conflict',
};

/** Refusals of the API, by their code; every other one says that what is there stands in the way. */
const apiErrors: Readonly<Record<string, ExitName>> = {
  invalid: 'validation',
  badCsv: 'validation',
  tooLarge: 'validation',
  commonPassword: 'validation',
  notReady: 'connection',
};

/** What the system refuses, by its code: settings name what it may not use, or what is used already. */
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
  if (error.name === 'DomainError') return apiErrors[String(code)] ?? 'conflict';
  return exits[error.name] ?? systemErrors[String(code)] ?? 'fault';
};

const oneLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Commander has said it already. */
const isSaid = (error: unknown): error is CommanderError => error instanceof CommanderError;

/** Help that nobody asked for is commander's answer to a command that is not there, or not whole. */
const saidBy = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'a command is wanted: --help names them' : message.replace(/^error: /, '');

/** undefined where they are faulty themselves. */
const settingsOf = async (env: NodeJS.ProcessEnv) => {
  const { loadConfig } = await import('../../api/config.js');
  try {
    return loadConfig(env);
  } catch {
    return undefined;
  }
};

/** What an error means at the command line. */
export const failureOf = async (error: unknown): Promise<CommandFailure> => {
  if (isSaid(error)) return { exit: 'usage', message: saidBy(error) };
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
  // A stack is for faults of ours.
  const message = exit === 'fault' ? explain(known, settings) : (mendable(known, settings) ?? known.message);
  return { exit, message };
};

/**
 * Ends a command that did not come to its end: says why in one line beside the output, or as the one JSON document.
 * Sets the process's exit code.
 */
export const fail = async (error: unknown, json: boolean): Promise<void> => {
  if (isSaid(error) && error.exitCode === 0) return; // help or the version, which was asked for
  const { exit, message: whole } = await failureOf(error);
  const message = readable(whole);
  process.exitCode = exitCodes[exit];
  if (json)
    console.log(JSON.stringify({ error: { exit, code: exitCodes[exit], message } } satisfies Failure));
  if (!isSaid(error)) process.stderr.write(`${message}\n`);
};
