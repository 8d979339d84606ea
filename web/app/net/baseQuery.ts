import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { notice } from '../notices.js';
import { inSession, isTokenRefused } from '../session/inSession.js';
import type { CallFailure } from './failure.js';
import { endOlder } from './newest.js';
import { type Request, send } from './send.js';

/** How an endpoint reports its result. */
export interface Telling {
  /** As a toast (the default), in the console, or only by its screen. */
  failure?: 'toast' | 'log' | 'quiet';
  /** As a toast with the shop's message, or only by its screen (the default). */
  success?: 'toast';
  /** A new request aborts the older request of the same endpoint. */
  newestOnly?: boolean;
}

/** Reports a failure and returns it, with `notified` if a toast was shown. */
const reportFailure = (
  failure: CallFailure,
  { failure: how = 'toast' }: Telling,
  endpoint: string,
): CallFailure => {
  if (failure.code === 'aborted' || isTokenRefused(failure)) return failure;
  if (how === 'log') console.warn(`${endpoint}: ${failure.message}`);
  if (how !== 'toast') return failure;
  notice.failure(failure.message);
  return { ...failure, notified: true };
};

const messageOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'message' in reply ? String(reply.message) : '';

/** The base query of every endpoint. */
export const baseQuery: BaseQueryFn<Request, unknown, CallFailure, Telling> = async (
  request,
  api,
  telling = {},
) => {
  if (telling.newestOnly) endOlder(api);
  const answer = await inSession((token) => send(request, token, api.signal), api);
  if (answer.error) {
    return { error: reportFailure(answer.error, telling, api.endpoint) };
  }
  if (telling.success === 'toast') notice.success(messageOf(answer.data));
  return { data: answer.data };
};
