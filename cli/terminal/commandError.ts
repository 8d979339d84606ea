import type { ExitName } from '../../contract/operator/exits.js';

/** An error that the operator can fix: one line that says what is wrong and how to fix it, and the exit code. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    readonly exit: ExitName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
