import { forgetVisits } from '../serviceWorker.js';
import { type AppThunk } from '../store.js';
import { sessionBegan, sessionEnded } from './sessionSlice.js';
import { forgetAll, hasTokens, userIdOf, readTokens, type Tokens, writeTokens } from './storage.js';

/** Begins a session after a login: stores its tokens. From then on the customer's data loads. */
export const beginSession =
  (tokens: Required<Tokens>): AppThunk =>
  (dispatch) => {
    writeTokens(tokens);
    dispatch(sessionBegan({ userId: userIdOf(tokens.access) }));
  };

/** Removes the customer's data and clears the local storage. */
export const endSession = (): AppThunk => (dispatch) => {
  forgetAll();
  void forgetVisits().catch(() => undefined);
  dispatch(sessionEnded());
};

/**
 * Updates the session in the store from the stored tokens: when the page starts, and after another tab has
 * changed the tokens.
 */
export const lookUpSession = (): AppThunk => (dispatch, getState) => {
  const tokens = readTokens();
  const userId = userIdOf(tokens.access);
  const { status, userId: before } = getState().session;
  if (!hasTokens(tokens)) {
    if (status !== 'anonymous') dispatch(sessionEnded());
    return;
  }
  const sameSession = status === 'customer' && (!userId || userId === before);
  if (sameSession) return;
  if (status === 'customer') dispatch(sessionEnded());
  dispatch(sessionBegan({ userId }));
};
