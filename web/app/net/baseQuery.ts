import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { words } from '../language/edition.js';
import { notice } from '../notices.js';
import { renewOnce } from '../session/renew.js';
import { type Session, sessionEnded } from '../session/sessionSlice.js';
import { forgetTokens, hasTokens, personOf, readTokens } from '../session/tokens.js';
import type { Failure } from './failure.js';
import { endOlder } from './newest.js';
import { type Answer, type Request, send } from './send.js';

/** How an endpoint's outcome is told. */
export interface Telling {
  /** As a toast (S-165, the default), in the console (S-168), or by its screen alone. */
  failure?: 'toast' | 'log' | 'quiet';
  /** As a toast with the shop's message (S-166), or by its screen alone (the default). */
  success?: 'toast';
  /** Only the newest request matters: a new one ends the older (W-21). */
  newestOnly?: boolean;
}

const isTokenRefused = (error: Failure | undefined): boolean =>
  error?.code === 'unauthenticated' || error?.code === 'sessionEnded';

const lose = ({ dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>) => {
  if (!hasTokens(readTokens())) return; // several calls found out at once: the first has told it
  const { session } = getState() as { session: Session }; // the one slice that every store of this app has
  forgetTokens();
  dispatch(sessionEnded());
  if (!session.leaving) notice.failure(words().errors.sessionEnded);
};

/** Sends with the stored token; a refused one is renewed and the call sent once more, else the session is over (W-08). */
const sendInSession = async (request: Request, api: BaseQueryApi): Promise<Answer> => {
  const { access, refresh } = readTokens();
  const first = await send(request, access, api.signal);
  if (!isTokenRefused(first.error) || !(access || refresh)) return first;
  const renewed = await renewOnce(access);
  if ('error' in renewed) return { error: renewed.error };
  if ('ended' in renewed) {
    lose(api);
    return first;
  }
  // Another person may have logged in, in another tab: nothing of this one is sent in that name.
  if (access && personOf(access) !== personOf(renewed.token)) return first;
  const second = await send(request, renewed.token, api.signal);
  if (isTokenRefused(second.error)) lose(api);
  return second;
};

/** Tells a failure, and returns it with whether that was done. */
const told = (failure: Failure, { failure: how = 'toast' }: Telling, endpoint: string): Failure => {
  if (failure.code === 'aborted' || isTokenRefused(failure)) return failure; // the end of a session is told where it is noticed
  if (how === 'log') console.warn(`${endpoint}: ${failure.message}`);
  if (how !== 'toast') return failure;
  notice.failure(failure.message);
  return { ...failure, told: true };
};

const messageOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'message' in reply ? String(reply.message) : '';

/** What every endpoint stands on. */
export const baseQuery: BaseQueryFn<Request, unknown, Failure, Telling> = async (
  request,
  api,
  telling = {},
) => {
  if (telling.newestOnly) endOlder(api);
  const answer = await sendInSession(request, api);
  if (answer.error) {
    return { error: told(answer.error, telling, api.endpoint) };
  }
  if (telling.success === 'toast') notice.success(messageOf(answer.data));
  return { data: answer.data };
};
