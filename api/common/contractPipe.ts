import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import type { Issue } from '../../contract/errors.js';
import { issuesIn } from '../../contract/issues.js';
import { schemaOf } from '../../contract/schemas.js';
import { texts as english, type Texts } from '../../contract/texts/en.js';
import { DomainError } from './domainError.js';

const toIssue = ({ path, message }: z.core.$ZodIssue): Issue => ({
  path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
  message,
});

type Faults = (texts: Texts) => Issue[];

/** The specification's own sentences are said as they are (W-01). */
const sentenceAmong = (issues: Issue[], { local }: Texts): string | undefined =>
  [local.passwordsDiffer, local.newPasswordsDiffer].find((sentence) =>
    issues.some(({ message }) => message === sentence),
  );

/** A refusal that names the faults of a body, in an edition's words, the first of them in its message. */
export const invalid = (faults: Faults): DomainError =>
  new DomainError('invalid', {
    inWords: (texts) => {
      const issues = faults(texts);
      const [first] = issues;
      const subject = first?.path.join('.') || texts.request.body;
      const message = sentenceAmong(issues, texts);
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
    throw invalid((texts) => (texts === english ? found : this.faultsIn(texts, sent)));
  }

  /** Checked again, because the words of a fault are made while it is found. */
  private faultsIn(texts: Texts, sent: unknown): Issue[] {
    return this.body.safeParse(sent, { error: issuesIn(texts) }).error?.issues.map(toIssue) ?? [];
  }
}
