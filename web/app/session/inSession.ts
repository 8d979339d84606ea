import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { words } from '../language/locale.js';
import type { Failure } from '../net/failure.js';
import type { Answer } from '../net/send.js';
import { notice } from '../notices.js';
import { renewOnce } from './renew.js';
import { type Session, sessionEnded } from './sessionSlice.js';
import { forgetTokens, hasTokens, userIdOf, readTokens } from './tokens.js';

/** The one slice that every store of this app has. */
interface SessionStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/** Whether the shop does not take the token; the end of a session is told where it is noticed. */
export const isTokenRefused = (error: Failure | undefined): boolean =>
  error?.code === 'unauthenticated' || error?.code === 'sessionEnded';

const lose = ({ dispatch, getState }: SessionStore) => {
  if (!hasTokens(readTokens())) return; // several calls found out at once: the first has told it
  const { session } = getState() as { session: Session };
  forgetTokens();
  dispatch(sessionEnded());
  if (!session.leaving) notice.failure(words().errors.sessionEnded);
};

/**
 * Asks with the stored token; a refused one is renewed and it is asked once more, else the session is over (W-08).
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
  // Another person may have logged in, in another tab: nothing of this one is sent in that name.
  if (access && userIdOf(access) !== userIdOf(renewed.token)) return first;
  const second = await ask(renewed.token);
  if (isTokenRefused(second.error)) lose(store);
  return second;
};
