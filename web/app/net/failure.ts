import type { ErrorCode, Issue, ApiError } from '../../../contract/errors.js';
import { words } from '../language/locale.js';

/** What went wrong with a call: the shop's refusal, or no answer at all (`status` 0). `message` may be shown to a person. */
export interface Failure {
  status: number;
  code: ErrorCode | 'offline' | 'timeout' | 'aborted';
  message: string;
  issues?: Issue[];
  data?: unknown;
  /** It was said as a toast (S-165): a form does not say it again. */
  notified?: boolean;
}

const isApiError = (body: unknown): body is Omit<ApiError, 'code'> & Partial<ApiError> =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

/** A refusal as it arrived; anything else (a proxy's page, say) counts as a shop that is not ready. */
export const refused = (status: number, body: unknown): Failure => {
  if (!isApiError(body)) return { status, code: 'notReady', message: words().errors.notReady };
  const { code = 'invalid', message, issues, data } = body;
  return { status, code, message, ...(issues && { issues }), ...(data !== undefined && { data }) };
};

/** No answer: the reason decides the words. */
export const unanswered = (code: 'offline' | 'timeout' | 'aborted'): Failure => ({
  status: 0,
  code,
  message: code === 'timeout' ? words().web.net.timeout : words().web.net.offline,
});

/** Whether an error of RTK Query is a failed call (and no bug). */
export const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;

/** Whether a newer request ended a call: as `send` says it, or RTK Query, which does not wait for that. */
export const isAborted = (error: unknown): boolean =>
  isFailure(error)
    ? error.code === 'aborted'
    : typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Whether a call failed; a request that a newer one made useless is no failure. */
export const hasFailed = (error: unknown): boolean => isFailure(error) && !isAborted(error);

/** Whether it cannot be known if the shop carried the call out. */
export const isUnanswered = ({ status }: Failure): boolean => status === 0 || status >= 500;
