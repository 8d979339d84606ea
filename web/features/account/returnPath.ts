import { routes } from '../../../contract/links.js';

/** What the steps of logging in hand on to each other through the router. */
export interface LoginState {
  /** Where to go once logged in. */
  from?: string;
  /** Typed in an earlier step. */
  email?: string;
  /** A code was accepted: a new password may be chosen. */
  verified?: boolean;
}

/** A router's state, as far as it is ours. Only paths of this shop are returned to. */
export const readLoginState = (state: unknown): LoginState => {
  if (typeof state !== 'object' || state === null) return {};
  const { from, email, verified } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(typeof email === 'string' && { email }),
    ...(verified === true && { verified }),
  };
};

/** Where a login leads. */
export const returnPath = (state: unknown): string => readLoginState(state).from ?? routes.home;
