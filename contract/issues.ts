import { z } from 'zod';
import { texts } from './texts/en.js';
import { fill } from './texts/fill.js';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const sizeTexts: Record<string, { small: string; big: string }> = {
  string: { small: texts.fields.tooShort, big: texts.fields.tooLong },
  array: { small: texts.fields.tooFew, big: texts.fields.tooMany },
};

const tooSmall = (issue: RawIssue & { code: 'too_small' }) => {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string' && minimum === 1) return texts.fields.required;
  return fill(sizeTexts[issue.origin]?.small ?? texts.fields.tooSmall, { minimum });
};

const typeTexts: Record<string, string> = {
  string: texts.fields.text,
  number: texts.fields.number,
  int: texts.fields.wholeNumber,
};

/** What is wrong with a field and how to mend it, in the product's words; for forms and the API alike. */
const issueText: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return texts.fields.required;
      return typeTexts[issue.expected] ?? texts.fields.other;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return fill(sizeTexts[issue.origin]?.big ?? texts.fields.tooBig, { maximum: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'email') return texts.fields.email;
      return issue.format === 'regex' && issue.pattern?.includes('a-f')
        ? texts.fields.id
        : texts.fields.other;
    case 'invalid_union':
      return issue.input === undefined || issue.input === '' ? texts.fields.required : texts.fields.other;
    default:
      return texts.fields.other;
  }
};

z.config({ customError: issueText });
