import type { ExitName } from '../../contract/operator/exits.js';

/** Something that an operator can mend: one line that says what and how, and what the command ends with. */
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
