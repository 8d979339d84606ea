import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';

/** Returns the logged-in user. */
export const useUser = () => {
  const session = useSession();
  const { currentData, error, isFetching, refetch } = accountApi.useGetUserQuery(
    session === 'customer' ? undefined : skipToken,
  );
  return {
    session,
    /** The logged-in user; undefined while loading, and without a login. */
    user: currentData,
    failed: Boolean(error) && !currentData,
    /** Whether the user is loaded again after a failure. */
    retrying: isFetching,
    retry: () => void refetch(),
  };
};
