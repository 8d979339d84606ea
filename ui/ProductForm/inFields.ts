import { readApiError, type FormError } from '../form/apiError.js';
import type { ProductFields } from './productFields.js';

/** A refusal with its paths as the form has them: an extra field is found by its place, not by its name. */
export const inFields = (reason: unknown, { more_details }: ProductFields): FormError => {
  const apiError = readApiError(reason);
  const issues = apiError.issues.map((issue) => {
    const [field, name] = issue.path;
    const place = more_details.findIndex((detail) => detail.name === name);
    return field === 'more_details' && place >= 0
      ? { ...issue, path: ['more_details', place, 'value'] }
      : issue;
  });
  return { ...apiError, issues };
};
