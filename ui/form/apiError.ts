import type { Issue } from '../../contract/errors.js';

/** What a form reads of a refused call: a sentence for the whole, and what is wrong where. */
export interface FormError {
  message?: string;
  issues: readonly Issue[];
  /** It was said elsewhere already, as by a toast: the form does not repeat it. */
  notified: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isIssue = (value: unknown): value is Issue =>
  isObject(value) && Array.isArray(value.path) && typeof value.message === 'string';

/** Reads what a submit was rejected with: the API's refusal (`contract/errors.ts`), or anything else that went wrong. */
export const readApiError = (reason: unknown): FormError => {
  if (!isObject(reason)) return { issues: [], notified: false };
  const { message, issues, notified } = reason;
  return {
    ...(typeof message === 'string' && message && !(reason instanceof Error) && { message }),
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    notified: notified === true,
  };
};
