import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/**
 * The name under which Nest logs an error of the start with its stack. Such log entries are dropped, because
 * Nest also throws the error, and the program then reports it in one line.
 */
export const loggedTwice = 'ExceptionHandler';

/** Prints what Nest and the services log in a command. */
export class CommandLogger extends ConsoleLogger {
  constructor(logLevels: LogLevel[]) {
    super({ logLevels });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== loggedTwice) super.error(message, ...rest);
  }
}
