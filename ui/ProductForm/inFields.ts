import { readApiError, type FormError } from '../form/apiError.js';
import type { ProductFields } from './productFields.js';

/**
 * Maps the field paths of an API error to those of the form: the form addresses an extra field of a product
 * by position, the API by name.
 */
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
