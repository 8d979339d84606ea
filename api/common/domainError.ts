import { type ErrorCode, errorStatus, type Issue } from '../../contract/errors.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';

type Values = Record<string, string | number>;

/** The readable part of an error. */
interface Words {
  message: string;
  issues?: Issue[];
}

interface Details {
  /** Values for the placeholders in the message. */
  values?: Values;
  /**
   * Builds the parts that depend on the language: translated values, the issues, or a message that replaces
   * the usual message of the error code.
   */
  inWords?: (messages: Messages) => Partial<Words> & { values?: Values };
  /** What a client needs to go on, such as the current stock. */
  data?: unknown;
  headers?: Record<string, string>;
  /** The technical cause, for the operator only. */
  cause?: Error;
}

const wordsOf = (code: ErrorCode, { values, inWords }: Details, messages: Messages): Words => {
  const { message, issues, values: words } = inWords?.(messages) ?? {};
  return {
    message: message ?? fill(messages.errors[code], { ...values, ...words }),
    ...(issues && { issues }),
  };
};

/** An error that the caller may read. Anything else that is thrown is a bug. */
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

  /** Returns the error's text in a language; `message` holds the text in English, for logs and the command line. */
  saidIn(messages: Messages): Words {
    return wordsOf(this.code, this.details, messages);
  }
}

type IssuesFor = (messages: Messages) => Issue[];

/**
 * Returns the issue message that the specification prescribes word for word, if one is among the issues: the
 * error's message is then this sentence alone.
 */
const sentenceAmong = (issues: Issue[], { local }: Messages): string | undefined =>
  [local.passwordsDiffer, local.newPasswordsDiffer].find((sentence) =>
    issues.some(({ message }) => message === sentence),
  );

/**
 * Builds the error for an invalid body. It lists the issues in the caller's language, and its message names
 * the first one.
 */
export const invalid = (issuesFor: IssuesFor): DomainError =>
  new DomainError('invalid', {
    inWords: (messages) => {
      const issues = issuesFor(messages);
      const [first] = issues;
      const subject = first?.path.join('.') || messages.request.body;
      const message = sentenceAmong(issues, messages);
      return {
        issues,
        values: { first: `${subject} ${first?.message ?? ''}` },
        ...(message !== undefined && { message }),
      };
    },
  });
