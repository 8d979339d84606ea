import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import type { Issue } from '../../contract/errors.js';
import { issuesIn } from '../../contract/issues.js';
import { schemaOf } from '../../contract/schemas.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { DomainError } from './domainError.js';

const toIssue = ({ path, message }: z.core.$ZodIssue): Issue => ({
  path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
  message,
});

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

/**
 * Checks the input of a call against the schema of the call: the query of a GET, otherwise the body. It
 * passes on the parsed value.
 */
export class ContractPipe implements PipeTransform {
  private readonly body: z.ZodType;
  private readonly place: ArgumentMetadata['type'];

  constructor(row: Call) {
    this.body = schemaOf(row).body;
    this.place = row.method === 'GET' ? 'query' : 'body';
  }

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== this.place) return value;
    const sent = value ?? {};
    const parsed = this.body.safeParse(sent);
    if (parsed.success) return parsed.data;
    const found = parsed.error.issues.map(toIssue);
    throw invalid((messages) => (messages === english ? found : this.issuesFound(messages, sent)));
  }

  /**
   * Checks the input again in the caller's language: an issue gets its message when it is found, in one
   * language only.
   */
  private issuesFound(messages: Messages, sent: unknown): Issue[] {
    return this.body.safeParse(sent, { error: issuesIn(messages) }).error?.issues.map(toIssue) ?? [];
  }
}
