import { type RefObject, useEffect, useState } from 'react';

/** More than fit on a desk. */
const atFirst = 10;

/**
 * How many of a row's cards are drawn: the first ones until one has come within a quarter of the row's width of the last, then all.
 * @param track the list of the cards that are drawn
 */
export const useFirstCards = (track: RefObject<HTMLElement | null>, count: number): number => {
  const [reached, setReached] = useState(false);
  const isCut = count > atFirst && !reached;
  useEffect(() => {
    const last = track.current?.lastElementChild;
    if (!isCut || !last) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
      { root: track.current, rootMargin: '0px 25%' },
    );
    watcher.observe(last);
    return () => watcher.disconnect();
  }, [track, isCut]);
  return isCut ? atFirst : count;
};
