import type { BaseQueryFn, BaseQueryApi } from '@reduxjs/toolkit/query';
import { notice } from '../notices.js';
import { inSession, isTokenRefused } from '../session/inSession.js';
import type { CallFailure } from './failure.js';
import { type Request, send } from './send.js';

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort' | 'endpoint'>;

/**
 * The abort functions of running requests, by store and then by endpoint. The store comes first, so that two
 * visitors on a server do not abort each other's requests.
 */
const running = new WeakMap<object, Map<string, () => void>>();

/**
 * Aborts the older request of the same endpoint and keeps the new request's abort function for the next one.
 */
const endOlder = ({ dispatch, abort, endpoint }: Running): void => {
  const ofStore = running.get(dispatch) ?? new Map<string, () => void>();
  running.set(dispatch, ofStore);
  ofStore.get(endpoint)?.();
  ofStore.set(endpoint, abort);
};

/** The options of an endpoint: how it reports its result, and whether it aborts older requests. */
export interface Telling {
  /**
   * How a failure is reported: as a toast (the default), in the console (`log`), or only by the screen that
   * made the call (`quiet`).
   */
  failure?: 'toast' | 'log' | 'quiet';
  /**
   * How a success is reported: as a toast with the shop's message, or only by the screen that made the call
   * (the default).
   */
  success?: 'toast';
  /** Whether a new request aborts the older request of the same endpoint. */
  newestOnly?: boolean;
}

/** Reports a failure as the endpoint's options say and returns it, with `notified` if a toast was shown. */
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

/** Answers a call of the table with its reply. @throws if the call fails */
export type AnswerCall = (id: string, body: unknown) => Promise<unknown>;

/**
 * The RTK Query base query of every endpoint: makes the call in the current session and reports its result.
 */
export const baseQuery: BaseQueryFn<Request, unknown, CallFailure, Telling> = async (
  request,
  api,
  telling = {},
) => {
  const answerCall = api.extra as AnswerCall | undefined; // given to the store on the server
  if (answerCall) return { data: await answerCall(request.call.id, request.body) };
  if (telling.newestOnly) endOlder(api);
  const answer = await inSession((token) => send(request, token, api.signal), api);
  if (answer.error) {
    return { error: reportFailure(answer.error, telling, api.endpoint) };
  }
  if (telling.success === 'toast') notice.success(messageOf(answer.data));
  return { data: answer.data };
};
