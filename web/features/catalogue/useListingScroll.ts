import { useEffect, useRef } from 'react';
import { constants } from '../../../contract/limits.js';

const seenShare = () => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;

/**
 * Calls `onMore` when at most the last fifth of the page is still below the window: while scrolling, and when
 * the loaded content does not fill the window.
 * @param wanted whether there are more products, which should load by scrolling
 * @param count the number of products so far; after each change the position is checked again
 */
export const useListingScroll = (wanted: boolean, count: number, onMore: () => void): void => {
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (seenShare() >= constants.scrollThreshold) more.current();
    };
    const throttled = () => {
      timer ??= setTimeout(check, constants.scrollThrottle);
    };
    throttled();
    window.addEventListener('scroll', throttled, { passive: true });
    window.addEventListener('resize', throttled);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', throttled);
      window.removeEventListener('resize', throttled);
    };
  }, [wanted, count]);
};
