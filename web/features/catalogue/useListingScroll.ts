import { useEffect, useRef } from 'react';
import { constants } from '../../../contract/limits.js';

const seenShare = () => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;

/**
 * Calls `onMore` when most of the page is in view: while scrolling, and when the loaded content does not fill
 * the window.
 * @param wanted whether there is more, and it should load by itself
 * @param count the number of items so far; each change is checked again
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
