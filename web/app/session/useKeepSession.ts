import { useEffect } from 'react';
import { useAppDispatch } from '../store.js';
import { followOtherTabs, lookUpSession } from './session.js';

/**
 * Reads the stored session when the app starts, and updates it when another tab changes it. Use it once in an
 * app.
 */
export const useKeepSession = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(lookUpSession());
    return dispatch(followOtherTabs());
  }, [dispatch]);
};
