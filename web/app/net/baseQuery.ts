import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn, BaseQueryApi } from '@reduxjs/toolkit/query';
import { calls } from '../../../contract/calls.js';
import { isObject } from '../../../contract/isObject.js';
import { words } from '../language/locale.js';
import { notice } from '../notices.js';
import { exclusive } from '../session/exclusive.js';
import { type SessionState, sessionEnded } from '../session/sessionSlice.js';
import { forgetTokens, hasTokens, readTokens, userIdOf, writeTokens } from '../session/storage.js';
import { type Answer, type Request, send } from './call.js';
import { type CallFailure, isTokenRefused, unanswered } from './failure.js';

/** A new access token, or the reason why there is none; `ended` requires a new login. */
export type Renewal = { token: string } | { ended: true } | { error: CallFailure };

interface Renewed {
  data: { accessToken: string; refreshToken?: string };
}

const isRenewed = (reply: unknown): reply is Renewed =>
  isObject(reply) && isObject(reply.data) && typeof reply.data.accessToken === 'string';

const accept = ({ data, error }: Answer, former: string): Renewal => {
  const { access, refresh } = readTokens();
  if (refresh !== former) {
    // Another tab was faster, which can happen where locks are missing.
    if (access && userIdOf(access) === userIdOf(former)) return { token: access };
    // The account logged out or changed meanwhile, so the answer belongs to no current session.
    return { error: unanswered('aborted') };
  }
  if (error) return error.status === 401 ? { ended: true } : { error };
  if (!isRenewed(data)) return { ended: true };
  const { accessToken, refreshToken = former } = data.data;
  writeTokens({ access: accessToken, refresh: refreshToken });
  return { token: accessToken };
};

const renew = async (refusedToken: string | undefined): Promise<Renewal> => {
  const { access, refresh } = readTokens();
  if (access && access !== refusedToken) return { token: access }; // another tab was faster
  if (!refresh) return { ended: true };
  return accept(await send({ call: calls.user.refreshToken }, refresh), refresh);
};

let underWay: Promise<Renewal> | undefined;

/**
 * Renews the access token, once for all running calls and all tabs.
 * @param refusedToken the token that the shop rejected; if another tab has stored a newer one, that is
 * returned
 */
export const renewOnce = (refusedToken: string | undefined): Promise<Renewal> => {
  underWay ??= exclusive('renew', () => renew(refusedToken)).finally(() => {
    underWay = undefined;
  });
  return underWay;
};

/** The parts of a Redux store that a call in a session needs; every store of this app has them. */
interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

const lose = ({ dispatch, getState }: SessionStore) => {
  if (!hasTokens(readTokens())) return; // several calls failed at once, and the first has reported it
  const { session } = getState() as { session: SessionState };
  forgetTokens();
  dispatch(sessionEnded());
  if (!session.leaving) notice.failure(words().errors.sessionEnded);
};

/**
 * Makes a call with the stored access token. If the shop rejects the token, renews it and makes the call once
 * more; if that is impossible, ends the session.
 * @param ask makes the same call each time, with the token that it gets
 */
export const inSession = async <Data>(
  ask: (token?: string) => Promise<Answer<Data>>,
  store: SessionStore,
): Promise<Answer<Data>> => {
  const { access, refresh } = readTokens();
  const first = await ask(access);
  if (!isTokenRefused(first.error) || !(access || refresh)) return first;
  const renewed = await renewOnce(access);
  if ('error' in renewed) return { error: renewed.error };
  if ('ended' in renewed) {
    lose(store);
    return first;
  }
  // Another customer may have logged in in another tab: this call must not be sent in that account's name.
  if (access && userIdOf(access) !== userIdOf(renewed.token)) return first;
  const second = await ask(renewed.token);
  // another customer may have logged in in another tab meanwhile: those tokens stay
  if (isTokenRefused(second.error) && readTokens().access === renewed.token) lose(store);
  return second;
};

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort' | 'endpoint'>;

/**
 * The abort functions of running requests, by store and then by endpoint. The store comes first, so that two
 * visitors on a server do not abort each other's requests.
 */
const running = new WeakMap<object, Map<string, () => void>>();

/** Aborts the older request of the same endpoint and keeps the new request's abort function for the next one. */
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
  isObject(reply) && 'message' in reply ? String(reply.message) : '';

/** Answers a call of the table with its reply. @throws if the call fails */
export type AnswerCall = (id: string, body: unknown) => Promise<unknown>;

/** The RTK Query base query of every endpoint: makes the call in the current session and reports its result. */
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
