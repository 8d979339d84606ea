import { skipToken } from '@reduxjs/toolkit/query';
import type { User } from '../../../contract/user.js';
import { useSession } from '../../app/session/useSession.js';
import type { SessionStatus } from '../../app/session/sessionSlice.js';
import { accountApi } from './accountApi.js';

export interface UserState {
  session: SessionStatus;
  /** The logged-in user; undefined while loading, and without a login. */
  user: User | undefined;
  failed: boolean;
  /** Whether the user is loaded again after a failure. */
  retrying: boolean;
  retry: () => void;
}

/** Returns the logged-in user. */
export const useUser = (): UserState => {
  const session = useSession();
  const { currentData, error, isFetching, refetch } = accountApi.useGetUserQuery(
    session === 'customer' ? undefined : skipToken,
  );
  return {
    session,
    user: currentData,
    failed: Boolean(error) && !currentData,
    retrying: isFetching,
    retry: () => void refetch(),
  };
};
