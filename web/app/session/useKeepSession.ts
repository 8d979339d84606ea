import { useEffect } from 'react';
import { useAppDispatch } from '../store.js';
import { followOtherTabs, lookUpSession } from './session.js';

/** Reads the stored session and follows the other tabs. Use it once in an app. */
export const useKeepSession = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(lookUpSession());
    return dispatch(followOtherTabs());
  }, [dispatch]);
};
