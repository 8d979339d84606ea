import { z } from 'zod';
import { texts as english, type Texts } from './texts/en.js';
import { fill } from './texts/fill.js';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

type Fields = Texts['fields'];

/** How a schema's own rule puts what it asks. */
type Say = (texts: Texts) => string;

/** Gives a rule its words, in the edition that is asked for when something is checked: `refine(rule, saying(…))`. */
export const saying = (say: Say) => ({ params: { say } });

const sizeTexts: Record<string, { small: keyof Fields; big: keyof Fields }> = {
  string: { small: 'tooShort', big: 'tooLong' },
  array: { small: 'tooFew', big: 'tooMany' },
};

const tooSmall = (fields: Fields, issue: RawIssue & { code: 'too_small' }) => {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string' && minimum === 1) return fields.required;
  return fill(fields[sizeTexts[issue.origin]?.small ?? 'tooSmall'], { minimum });
};

const tooBig = (fields: Fields, issue: RawIssue & { code: 'too_big' }) =>
  fill(fields[sizeTexts[issue.origin]?.big ?? 'tooBig'], { maximum: Number(issue.maximum) });

const typeTexts: Record<string, keyof Fields> = { string: 'text', number: 'number', int: 'wholeNumber' };

const wrongFormat = (fields: Fields, issue: RawIssue & { code: 'invalid_format' }) => {
  if (issue.format === 'email') return fields.email;
  return issue.format === 'regex' && issue.pattern?.includes('a-f') ? fields.id : fields.other;
};

/** What is wrong with a field and how to mend it, in an edition's words; for forms and the API alike. */
export const issuesIn =
  (texts: Texts): z.core.$ZodErrorMap =>
  (issue) => {
    const { fields } = texts;
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? fields.required : fields[typeTexts[issue.expected] ?? 'other'];
      case 'too_small':
        return tooSmall(fields, issue);
      case 'too_big':
        return tooBig(fields, issue);
      case 'invalid_format':
        return wrongFormat(fields, issue);
      case 'invalid_union':
        return issue.input === undefined || issue.input === '' ? fields.required : fields.other;
      case 'custom':
        // zod types params loosely; only `saying` puts this one there
        return (issue.params?.say as Say | undefined)?.(texts) ?? fields.other;
      default:
        return fields.other;
    }
  };

z.config({ customError: issuesIn(english) });
