import { type ErrorCode, errorStatus, type Issue } from '../../contract/errors.js';
import { texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';

interface Details {
  /** Values for the names in the text. */
  values?: Record<string, string | number>;
  issues?: Issue[];
  /** What a client needs to go on, such as the new figures. */
  data?: unknown;
  headers?: Record<string, string>;
}

/** A refusal that a person may read. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(fill(texts.errors[code], details.values ?? {}));
    this.name = 'DomainError';
    this.status = errorStatus[code];
  }
}
