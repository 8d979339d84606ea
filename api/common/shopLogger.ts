import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/**
 * Nest logs an error at the start with its stack and throws it too. The catcher reports it in one line, so
 * the log entry is dropped.
 */
const twice = 'ExceptionHandler';

export class ShopLogger extends ConsoleLogger {
  constructor(logLevels: LogLevel[]) {
    super({ logLevels });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== twice) super.error(message, ...rest);
  }
}
