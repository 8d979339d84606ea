import { readRefusal, type FormRefusal } from '../form/refusal.js';
import type { ProductFields } from './productFields.js';

/** A refusal with its paths as the form has them: an extra field is found by its place, not by its name. */
export const inFields = (reason: unknown, { more_details }: ProductFields): FormRefusal => {
  const refusal = readRefusal(reason);
  const issues = refusal.issues.map((issue) => {
    const [field, name] = issue.path;
    const place = more_details.findIndex((detail) => detail.name === name);
    return field === 'more_details' && place >= 0
      ? { ...issue, path: ['more_details', place, 'value'] }
      : issue;
  });
  return { ...refusal, issues };
};
