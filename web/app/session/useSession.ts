import { useAppSelector } from '../store.js';
import type { SessionStatus } from './sessionSlice.js';

/** Returns whether a customer is logged in, as far as the browser knows. */
export const useSession = (): SessionStatus => useAppSelector(({ session }) => session.status);

/** Returns the `_id` of the logged-in account, as far as the browser knows. */
export const useSessionUserId = () => useAppSelector(({ session }) => session.userId);
