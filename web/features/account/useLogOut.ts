import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { NavigationBlockerContext } from '../../app/unsavedChanges/navigationBlockerState.js';
import { endSession } from '../../app/session/session.js';
import { sessionLeft } from '../../app/session/sessionSlice.js';
import { useAppDispatch } from '../../app/store.js';
import { accountApi } from './accountApi.js';

/** In ms: a log-out waits at most this long for the shop. */
const timeout = 2_000;

/**
 * Returns a function that logs out: ends the session at the shop if it answers, and in this browser in any
 * case, then opens the home page. It asks first if there are unsaved changes.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { holds } = useContext(NavigationBlockerContext);
  const end = async () => {
    dispatch(sessionLeft());
    const asked = dispatch(
      accountApi.endpoints.logout.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, timeout))]);
    void navigate(routes.home);
    dispatch(endSession());
  };
  return async () => {
    if (!holds(() => void end())) await end();
  };
};
