import { useAppSelector } from '../store.js';
import type { SessionStatus } from './sessionSlice.js';

/** Whether somebody is logged in, as far as the browser knows. */
export const useSession = (): SessionStatus => useAppSelector(({ session }) => session.status);

/** Whose session it is, as far as the browser knows: the `_id` of the account. */
export const useSessionUser = () => useAppSelector(({ session }) => session.person);
