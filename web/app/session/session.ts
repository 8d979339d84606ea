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

/** Stores a login's tokens (S-089); whatever belongs to a customer loads from now on (S-091). */
export const beginSession =
  (tokens: Required<Tokens>): AppThunk =>
  (dispatch) => {
    writeTokens(tokens);
    dispatch(sessionBegan({ person: userIdOf(tokens.access) }));
  };

/** Forgets the customer and all local storage (S-090). */
export const endSession = (): AppThunk => (dispatch) => {
  forgetAll();
  dispatch(sessionEnded());
};

/** Brings the store in line with what is stored: at the start, and after another tab logged in, out, or as somebody else. */
export const lookUpSession = (): AppThunk => (dispatch, getState) => {
  const tokens = readTokens();
  const person = userIdOf(tokens.access);
  const { status, person: before } = getState().session;
  if (!hasTokens(tokens)) {
    if (status !== 'anonymous') dispatch(sessionEnded());
    return;
  }
  const sameSession = status === 'customer' && (!person || person === before);
  if (sameSession) return;
  if (status === 'customer') dispatch(sessionEnded());
  dispatch(sessionBegan({ person }));
};

/** Follows the other tabs. Returns how to stop. */
export const followOtherTabs = (): AppThunk<() => void> => (dispatch) =>
  onTokensElsewhere(() => dispatch(lookUpSession()));
