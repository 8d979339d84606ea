import { endSession } from '../../app/session/session.js';
import { useAppDispatch } from '../../app/store.js';
import { useUser } from './useUser.js';

/**
 * Ends the session here after a new password, if it is of the same account: the shop has ended all its
 * sessions.
 */
export const useForgetSession = (): ((email: string) => void) => {
  const dispatch = useAppDispatch();
  const { user } = useUser();
  return (email) => {
    if (user?.email === email) dispatch(endSession());
  };
};
