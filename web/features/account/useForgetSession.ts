import { endSession } from '../../app/session/session.js';
import { useAppDispatch } from '../../app/store.js';
import { useUser } from './useUser.js';

/**
 * Returns a function to call after a new password was set for an account. It ends the session in this browser
 * if that belongs to the account, because the shop has ended all sessions of the account.
 */
export const useForgetSession = (): ((email: string) => void) => {
  const dispatch = useAppDispatch();
  const { user } = useUser();
  return (email) => {
    if (user?.email === email) dispatch(endSession());
  };
};
