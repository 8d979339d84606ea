import { routes } from '../../../contract/links.js';

/** The router state that the login steps pass on. */
export interface LoginState {
  /** The return path after the login. */
  from?: string;
  /** Typed in an earlier step. */
  email?: string;
  /** The code was accepted, so a new password may be chosen. */
  verified?: boolean;
}

/** Reads the valid parts of a router state. Only paths of this shop are return paths. */
export const readLoginState = (state: unknown): LoginState => {
  if (typeof state !== 'object' || state === null) return {};
  const { from, email, verified } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(typeof email === 'string' && { email }),
    ...(verified === true && { verified }),
  };
};

/** Returns the path to open after the login. */
export const returnPath = (state: unknown): string => readLoginState(state).from ?? routes.home;
