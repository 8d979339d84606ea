import { useAppSelector } from '../store.js';
import type { SessionStatus } from './sessionSlice.js';

/** Returns whether a customer is logged in, as far as the browser knows. */
export const useSession = (): SessionStatus => useAppSelector(({ session }) => session.status);

/** Returns the account's `_id`, as far as the browser knows. */
export const useSessionUserId = () => useAppSelector(({ session }) => session.userId);
