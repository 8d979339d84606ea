import { useEffect, useRef } from 'react';
import { constants } from '../../../contract/limits.js';

const seenShare = () => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;

/**
 * Calls `onMore` when most of the page has been seen (S-177): while scrolling, and when what came did not fill the window.
 * @param wanted whether there is more to come, and it should come by itself
 * @param count how much there is already: each change is looked at anew
 */
export const useListingScroll = (wanted: boolean, count: number, onMore: () => void): void => {
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (seenShare() >= constants.scrollThreshold) more.current();
    };
    const throttled = () => {
      timer ??= setTimeout(look, constants.scrollThrottle);
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
