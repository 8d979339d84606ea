import { endSession } from '../../app/session/session.js';
import { useAppDispatch } from '../../app/store.js';
import { useUser } from './useUser.js';

/** A new password has ended all sessions of its account: so has the one here, where it is that account's. */
export const useForgetSession = (): ((email: string) => void) => {
  const dispatch = useAppDispatch();
  const { user } = useUser();
  return (email) => {
    if (user?.email === email) dispatch(endSession());
  };
};
