import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/** Nest prints what stops a start with all its insides, and throws it as well: who catches it says it in a line. */
const twice = 'ExceptionHandler';

export class ShopLogger extends ConsoleLogger {
  constructor(logLevels: LogLevel[]) {
    super({ logLevels });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== twice) super.error(message, ...rest);
  }
}
