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

/** The specification's own sentences are said as they are (W-01). */
const sentenceAmong = (issues: Issue[], { local }: Messages): string | undefined =>
  [local.passwordsDiffer, local.newPasswordsDiffer].find((sentence) =>
    issues.some(({ message }) => message === sentence),
  );

/** A refusal that names the faults of a body, in an edition's words, the first of them in its message. */
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

/** Checks what a call takes against its row's schema, in the query of a GET and else in the body, and hands on what the program uses inside. */
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

  /** Checked again, because the words of a fault are made while it is found. */
  private issuesFound(messages: Messages, sent: unknown): Issue[] {
    return this.body.safeParse(sent, { error: issuesIn(messages) }).error?.issues.map(toIssue) ?? [];
  }
}
