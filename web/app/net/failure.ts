import type { ErrorCode, Issue, ApiError } from '../../../contract/errors.js';
import { isObject } from '../../../contract/isObject.js';
import { words } from '../language/locale.js';

/** The error of a call: the shop's error, or no answer at all (`status` 0). `message` can be shown to the user. */
export interface CallFailure {
  status: number;
  code: ErrorCode | 'offline' | 'timeout' | 'aborted';
  message: string;
  issues?: Issue[];
  data?: unknown;
  /** Whether a toast has shown the failure already, so that a form does not repeat it. */
  notified?: boolean;
}

const isApiError = (body: unknown): body is Omit<ApiError, 'code'> & Partial<ApiError> =>
  isObject(body) && typeof body.message === 'string';

/**
 * Builds the failure from an error reply. A body that is no error of the API, such as a proxy's page, means
 * that the shop is unavailable.
 */
export const refused = (status: number, body: unknown): CallFailure => {
  if (!isApiError(body)) return { status, code: 'notReady', message: words().errors.notReady };
  const { code = 'invalid', message, issues, data } = body;
  return { status, code, message, ...(issues && { issues }), ...(data !== undefined && { data }) };
};

/** Builds the failure of a call without an answer; the reason decides the message. */
export const unanswered = (code: 'offline' | 'timeout' | 'aborted'): CallFailure => ({
  status: 0,
  code,
  message: code === 'timeout' ? words().web.net.timeout : words().web.net.offline,
});

/** Checks whether an error of RTK Query is a failed call and not a bug. */
export const isFailure = (error: unknown): error is CallFailure =>
  isObject(error) && 'status' in error && 'code' in error && 'message' in error;

/** Checks whether a newer request has aborted the call, as reported by `send` or by RTK Query. */
export const isAborted = (error: unknown): boolean =>
  isFailure(error) ? error.code === 'aborted' : isObject(error) && error.name === 'AbortError';

/** Checks whether a call failed; an aborted request is no failure. */
export const hasFailed = (error: unknown): boolean => isFailure(error) && !isAborted(error);

/**
 * Tells whether a failure leaves open if the shop carried out the call: there was no answer, or a status of
 * 500 or more.
 */
export const isUnanswered = ({ status }: CallFailure): boolean => status === 0 || status >= 500;

/**
 * Checks whether the shop rejected the access token. Callers need not report this error, because `inSession`
 * reports the end of the session.
 */
export const isTokenRefused = (error: CallFailure | undefined): boolean =>
  error?.code === 'unauthenticated' || error?.code === 'sessionEnded';
