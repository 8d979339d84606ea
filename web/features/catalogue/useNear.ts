import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref, and whether its element has come within one window height of the view; once true, this stays
 * true.
 */
export const useNear = <E extends Element>(
  startsNear: boolean,
): [ref: RefObject<E | null>, near: boolean] => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '100% 0px',
      },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [near]);
  return [ref, near];
};
