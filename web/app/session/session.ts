import { type AppThunk } from '../store.js';
import { sessionBegan, sessionEnded } from './sessionSlice.js';
import {
  forgetAll,
  hasTokens,
  onTokensElsewhere,
  userIdOf,
  readTokens,
  type Tokens,
  writeTokens,
} from './tokens.js';

/** Stores the tokens of a login; the customer's data loads from now on. */
export const beginSession =
  (tokens: Required<Tokens>): AppThunk =>
  (dispatch) => {
    writeTokens(tokens);
    dispatch(sessionBegan({ userId: userIdOf(tokens.access) }));
  };

/** Removes the customer's data and clears the local storage. */
export const endSession = (): AppThunk => (dispatch) => {
  forgetAll();
  dispatch(sessionEnded());
};

/** Updates the store from the stored tokens: at the start, and after another tab has changed the session. */
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

/**
 * Follows the session of the other tabs.
 * @returns a function that stops it
 */
export const followOtherTabs = (): AppThunk<() => void> => (dispatch) =>
  onTokensElsewhere(() => dispatch(lookUpSession()));
