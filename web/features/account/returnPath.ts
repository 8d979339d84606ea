import { isObject } from '../../../contract/isObject.js';
import { routes } from '../../../contract/links.js';

/** The router state that each login step passes on to the next. */
export interface LoginState {
  /** The path to open after the login. */
  from?: string;
  /** The email that was typed in an earlier step. */
  email?: string;
  /** Whether the code from the mail was accepted, so that a new password may be chosen. */
  verified?: boolean;
}

/**
 * Reads the login state from a router state and drops invalid parts. `from` must be a path of this shop, so
 * that a login never leads to another site.
 */
export const readLoginState = (state: unknown): LoginState => {
  const { from, email, verified } = isObject(state) ? state : {};
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(typeof email === 'string' && { email }),
    ...(verified === true && { verified }),
  };
};

/** Returns the path to open after the login. */
export const returnPath = (state: unknown): string => readLoginState(state).from ?? routes.home;
