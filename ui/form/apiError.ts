import type { Issue } from '../../contract/errors.js';
import { isObject } from '../../contract/isObject.js';

/** The part of an API error that a form shows: a message for the whole form, and issues of single fields. */
export interface FormError {
  message?: string;
  issues: readonly Issue[];
  /** Whether the message was shown elsewhere, for example by a toast. The form does not repeat it then. */
  notified: boolean;
}

const isIssue = (value: unknown): value is Issue =>
  isObject(value) && Array.isArray(value.path) && typeof value.message === 'string';

/** Reads the reason of a rejected submit: an API error (`contract/errors.ts`) or any other error. */
export const readApiError = (reason: unknown): FormError => {
  if (!isObject(reason)) return { issues: [], notified: false };
  const { message, issues, notified } = reason;
  return {
    ...(typeof message === 'string' && message && !(reason instanceof Error) && { message }),
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    notified: notified === true,
  };
};
