import { useEffect } from 'react';
import { useAppDispatch } from '../store.js';
import { lookUpSession } from './session.js';
import { onTokensElsewhere } from './storage.js';

/** Reads the stored session when the app starts, and updates it when another tab changes it. Use it once in an app. */
export const useKeepSession = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // in a task of its own: a change of the store renders at once, also within a phone's slow start
    const timer = setTimeout(() => dispatch(lookUpSession()));
    const unfollow = onTokensElsewhere(() => dispatch(lookUpSession()));
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [dispatch]);
};
