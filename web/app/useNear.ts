import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref, and whether its element has come into the view, or within one window height of it once the
 * page has been scrolled. Once true, this stays true.
 */
export const useNear = <E extends Element>(
  startsNear: boolean,
): [ref: RefObject<E | null>, near: boolean] => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const watchers: IntersectionObserver[] = [];
    const watch = (rootMargin: string) => {
      const watcher = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin },
      );
      watcher.observe(element);
      watchers.push(watcher);
    };
    const onScroll = () => watch('100% 0px');
    watch(window.scrollY > 0 ? '100% 0px' : '0px');
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      for (const watcher of watchers) watcher.disconnect();
    };
  }, [near]);
  return [ref, near];
};
