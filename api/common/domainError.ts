import { type ErrorCode, errorStatus, type Issue } from '../../contract/errors.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';

type Values = Record<string, string | number>;

/** What a person reads of a refusal. */
interface Words {
  message: string;
  issues?: Issue[];
}

interface Details {
  /** Values for the names in the text. */
  values?: Values;
  /** What depends on the edition: words among the values, the issues, or another message than the code's. */
  inWords?: (messages: Messages) => Partial<Words> & { values?: Values };
  /** What a client needs to go on, such as the new figures. */
  data?: unknown;
  headers?: Record<string, string>;
  /** What an operator may be told of it, and nobody else. */
  cause?: Error;
}

const wordsOf = (code: ErrorCode, { values, inWords }: Details, messages: Messages): Words => {
  const { message, issues, values: words } = inWords?.(messages) ?? {};
  return {
    message: message ?? fill(messages.errors[code], { ...values, ...words }),
    ...(issues && { issues }),
  };
};

/** A refusal that a person may read. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(wordsOf(code, details, english).message, details.cause && { cause: details.cause });
    this.name = 'DomainError';
    this.status = errorStatus[code];
  }

  /** What it says in an edition; `message` is the default one's, for logs and the command line. */
  saidIn(messages: Messages): Words {
    return wordsOf(this.code, this.details, messages);
  }
}
