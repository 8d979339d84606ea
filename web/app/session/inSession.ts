import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { words } from '../language/locale.js';
import type { CallFailure } from '../net/failure.js';
import type { Answer } from '../net/send.js';
import { notice } from '../notices.js';
import { renewOnce } from './renew.js';
import { type SessionState, sessionEnded } from './sessionSlice.js';
import { forgetTokens, hasTokens, userIdOf, readTokens } from './tokens.js';

/** The part of the state that every store of this app has. */
interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/** Checks whether the shop rejects the token; the end of the session is reported elsewhere. */
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
 * Makes a call with the stored token; if the token is rejected, renews it and tries once more, else ends the
 * session.
 * @param ask sends the same call each time
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
