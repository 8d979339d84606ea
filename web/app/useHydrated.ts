import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Tells whether the browser has taken the page over; false on the server and in the first render of such a
 * page. Use it for parts that depend on the browser, such as the width of its window.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
