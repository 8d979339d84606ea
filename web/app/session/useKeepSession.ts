import { useEffect } from 'react';
import { useAppDispatch } from '../store.js';
import { followOtherTabs, lookUpSession } from './session.js';

/** Looks whether somebody is logged in, and follows the other tabs. Once in an app. */
export const useKeepSession = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(lookUpSession());
    return dispatch(followOtherTabs());
  }, [dispatch]);
};
