import { z } from 'zod';
import type { Messages } from './messages/en.js';
import { messages as english, type PageMessages } from './messages/page/en.js';
import { fill } from './messages/fill.js';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
/** A validation issue: as zod passes it to an error map, or as zod reports it afterwards with `reportInput`. */
type AnyIssue = RawIssue | z.core.$ZodIssue;

type Fields = PageMessages['fields'];
type Values = Readonly<Record<string, string | number>>;

/** The groups of messages about invalid input. */
type Groups = Pick<PageMessages, 'fields' | 'rules' | 'local'> & Pick<Messages['importing'], 'reasons'>;
/**
 * The messages about invalid input as a page or the server has them. Only the server has those about the rows
 * of a file.
 */
type IssueMessages = Omit<Groups, 'reasons'> & { importing?: Messages['importing'] };
type TextName = { [G in keyof Groups]: `${G}.${keyof Groups[G] & string}` }[keyof Groups];

/** A validation message by its key and values. It is translated when it is read, into the reader's locale. */
export interface IssueMessage {
  text: TextName;
  values?: Values | undefined;
}

/**
 * Translates a validation message. Its key may come from an older or newer version; an unknown key is
 * returned as it is.
 */
export const said = (
  { text, values = {} }: { text: string; values?: Values | undefined },
  { fields, rules, local, importing }: IssueMessages,
): string => {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    fields,
    rules,
    local,
    reasons: importing?.reasons ?? {},
  };
  const [group = '', name = ''] = text.split('.', 2);
  return fill(groups[group]?.[name] ?? text, values);
};

/** Returns the options that give a zod rule its own message: `refine(rule, issueMessage('rules.rupees'))`. */
export const issueMessage = (text: TextName, values?: Values) => ({
  params: { issueMessage: { text, ...(values && { values }) } satisfies IssueMessage },
});

const sizeMessages: Record<string, { small: keyof Fields; big: keyof Fields }> = {
  string: { small: 'tooShort', big: 'tooLong' },
  array: { small: 'tooFew', big: 'tooMany' },
};

const field = (name: keyof Fields, values?: Values): IssueMessage => ({
  text: `fields.${name}`,
  ...(values && { values }),
});

const tooSmall = (issue: AnyIssue & { code: 'too_small' }) => {
  const minimum = Number(issue.minimum);
  if (minimum === 1 && issue.origin in sizeMessages) return field('required');
  return field(sizeMessages[issue.origin]?.small ?? 'tooSmall', { minimum });
};

const tooBig = (issue: AnyIssue & { code: 'too_big' }) =>
  field(sizeMessages[issue.origin]?.big ?? 'tooBig', { maximum: Number(issue.maximum) });

const typeMessages: Record<string, keyof Fields> = { string: 'text', number: 'number', int: 'wholeNumber' };

const wrongFormat = (issue: AnyIssue & { code: 'invalid_format' }) => {
  if (issue.format === 'email') return field('email');
  return field(issue.format === 'regex' && issue.pattern?.includes('a-f') ? 'id' : 'other');
};

/** Returns the message for an issue. An issue that zod has reported must come with `reportInput`. */
export const issueMessageOf = (issue: AnyIssue): IssueMessage => {
  switch (issue.code) {
    case 'invalid_type':
      return field(issue.input === undefined ? 'required' : (typeMessages[issue.expected] ?? 'other'));
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
    case 'invalid_union':
      return field(issue.input === undefined || issue.input === '' ? 'required' : 'other');
    case 'custom':
      // zod types params loosely; only `issueMessage` sets this property
      return (issue.params?.issueMessage as IssueMessage | undefined) ?? field('other');
    default:
      return field('other');
  }
};

/** Makes a zod error map in a locale's messages, for forms and for the API. */
export const issuesIn =
  (messages: IssueMessages): z.core.$ZodErrorMap =>
  (issue) =>
    said(issueMessageOf(issue), messages);

z.config({ customError: issuesIn(english) });
