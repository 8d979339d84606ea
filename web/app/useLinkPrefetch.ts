import { type RefObject, useEffect } from 'react';
import { savesData } from './idle.js';
import { loadPageData } from './pageQueries.js';
import { fetchPageAt } from './pages.js';
import { useAppDispatch } from './store.js';

/** ms that the pointer rests on a link before its page counts as wanted. */
const rest = 80;

const linkOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
};

/**
 * Loads the code and data of a page when the pointer rests on a link to it, or a finger touches the link.
 * @param place the element whose links are watched
 */
export const useLinkPrefetch = (place: RefObject<HTMLElement | null>): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const element = place.current;
    if (!element || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const prefetch = (event: Event, wait: number) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link === undefined || !navigator.onLine) return;
      timer = setTimeout(() => {
        void fetchPageAt(new URL(link, window.location.origin).pathname);
        void dispatch(loadPageData(link));
      }, wait);
    };
    const hovered = (event: PointerEvent) => event.pointerType === 'mouse' && prefetch(event, rest);
    const touched = (event: Event) => prefetch(event, 0);
    element.addEventListener('pointerover', hovered, { passive: true });
    element.addEventListener('touchstart', touched, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', hovered);
      element.removeEventListener('touchstart', touched);
    };
  }, [place, dispatch]);
};
