import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import type { Issue } from '../../contract/errors.js';
import { schemaOf } from '../../contract/schemas.js';
import { texts } from '../../contract/texts/en.js';
import { DomainError } from './domainError.js';

const toIssue = ({ path, message }: z.core.$ZodIssue): Issue => ({
  path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
  message,
});

/** A refusal that names the faults of a body, the first of them in its message. */
export const invalid = (issues: Issue[]): DomainError => {
  const [first] = issues;
  const subject = first?.path.join('.') || 'the body';
  return new DomainError('invalid', { issues, values: { first: `${subject} ${first?.message ?? ''}` } });
};

/** The specification's own sentences are said as they are (W-01). */
const sentences: ReadonlySet<string> = new Set([texts.local.passwordsDiffer, texts.local.newPasswordsDiffer]);

const refusal = (error: z.ZodError): DomainError => {
  const issues = error.issues.map(toIssue);
  const sentence = issues.find(({ message }) => sentences.has(message));
  const refused = invalid(issues);
  if (sentence) refused.message = sentence.message;
  return refused;
};

/** Checks a body against its row's schema and hands on what the program uses inside. */
export class ContractPipe implements PipeTransform {
  private readonly body: z.ZodType;

  constructor(row: Call) {
    this.body = schemaOf(row).body;
  }

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'body') return value;
    const parsed = this.body.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    throw refusal(parsed.error);
  }
}
