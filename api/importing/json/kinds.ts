import type { ImportField } from '../../../contract/importing.js';
import type { IssueMessage } from '../../../contract/issues.js';

const lists: ReadonlySet<ImportField> = new Set(['category', 'sub_category', 'image']);

const isCell = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Tells what is wrong with the type of a JSON value; undefined if the field accepts the type. */
export const kindIssue = (field: ImportField, value: unknown): IssueMessage | undefined => {
  if (value === null || value === undefined || isCell(value)) return undefined;
  if (lists.has(field))
    return Array.isArray(value) && value.every(isCell) ? undefined : { text: 'reasons.notTexts' };
  if (field !== 'more_details') return { text: 'reasons.notText' };
  return typeof value === 'object' && !Array.isArray(value) ? undefined : { text: 'reasons.notDetails' };
};
