import cluster from 'node:cluster';
import { format } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.js';
import { loggedTwice } from './commandLogger.js';
import { currentRequest } from './requestContext.js';

type LogSettings = Pick<Config, 'LOG_FORMAT' | 'LOG_LEVEL'>;

/** What a line says of an error: nothing else, since errors of the database carry documents. */
const errorFields = ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' });

const isError = /^\{"level":"(?:error|fatal)"/;

/** Returns the stack of the error in a line, to stand below it. */
const stackIn = (line: string): string => {
  const { err } = JSON.parse(line) as { err?: { stack?: string } }; // pino wrote it, with `errorFields`
  return err?.stack ? `${err.stack}\n` : '';
};

/** Writes lines for people, with colours on a terminal and stacks below; errors to standard error. */
const readable = async (): Promise<DestinationStream> => {
  const { prettyFactory } = await import('pino-pretty');
  const lineOf = prettyFactory({
    colorize: process.stdout.isTTY,
    hideObject: true,
    messageKey: 'message',
    messageFormat: '{context}: {message}{if requestId} ({requestId}){end}',
    translateTime: 'SYS:yyyy-mm-dd HH:MM:ss',
  });
  const streamOf = (line: string) => (isError.test(line) ? process.stderr : process.stdout);
  return { write: (line) => void streamOf(line).write(lineOf(line) + stackIn(line)) };
};

/**
 * Opens the log of this process: lines of JSON on standard output, or lines for people.
 * @param worker the number of the process, if there are several (`WORKERS`)
 */
export const openLog = async (
  { LOG_FORMAT, LOG_LEVEL }: LogSettings,
  worker = cluster.worker?.id,
): Promise<Logger> => {
  const options = {
    level: LOG_LEVEL,
    base: { pid: process.pid, ...(worker && { worker }) },
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: errorFields,
    },
  };
  return LOG_FORMAT === 'json' ? pino(options) : pino(options, await readable());
};

/** Splits a text at the stack of an error in it, so that the message of a line is short. */
const withStack = (text: string) => {
  const [message = ''] = text.split(/\n\s+at /, 1);
  return { message, ...(message !== text && { err: { message, stack: text } }) };
};

/** Lets Nest and the shop's services write to the log. What Nest tells about its start is for debugging. */
export class ShopLogger implements LoggerService {
  constructor(private readonly out: Logger) {}

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** @param rest the stack of an error, if there is one, and the name of the logger */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    if (context === loggedTwice) return;
    const { requestId, traceId } = currentRequest() ?? {};
    const [stack] = rest.length > 1 ? rest : [];
    const fields = { context, ...(requestId && { requestId }), ...(traceId && { traceId }) };
    const { message: text, err: found } = withStack(format(message));
    const err = typeof stack === 'string' ? { message: text, stack } : found;
    this.out[level]({ ...fields, ...(err && { err }) }, text);
  }
}

const own = { context: 'Shop' };

/**
 * Turns all that this process prints by itself into lines of the log, whatever `LOG_LEVEL` is: what goes to the
 * console, warnings of Node, and the error that ends the process. For a log that a program reads.
 */
export const logConsole = async (): Promise<void> => {
  const log = await openLog({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' });
  const print =
    (level: Level) =>
    (...values: unknown[]): void => {
      const { message, err } = withStack(format(...values).trim());
      if (message) log[level]({ ...own, ...(err && { err }) }, message);
    };
  const info = print('info');
  Object.assign(console, { log: info, info, debug: info, warn: print('warn'), error: print('error') });
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ ...own, err: warning }, warning.message);
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ ...own, err: error }, error.message);
    process.exit(1);
  });
};
