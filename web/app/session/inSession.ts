import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { words } from '../language/locale.js';
import type { CallFailure } from '../net/failure.js';
import type { Answer } from '../net/send.js';
import { notice } from '../notices.js';
import { renewOnce } from './renew.js';
import { type SessionState, sessionEnded } from './sessionSlice.js';
import { forgetTokens, hasTokens, userIdOf, readTokens } from './tokens.js';

/** The parts of a Redux store that a call in a session needs; every store of this app has them. */
interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/**
 * Checks whether the shop rejected the access token. Callers need not report this error, because `inSession`
 * reports the end of the session.
 */
export const isTokenRefused = (error: CallFailure | undefined): boolean =>
  error?.code === 'unauthenticated' || error?.code === 'sessionEnded';

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
  if (isTokenRefused(second.error)) lose(store);
  return second;
};
