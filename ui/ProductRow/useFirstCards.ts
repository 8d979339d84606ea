import { isValidElement, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** More than fit on a desk. */
const atFirst = 10;
/** A few more are not worth a second look. */
const many = 15;

/**
 * What of a row's cards is drawn: of many the first ones until one has come within a quarter of the row's width of the last, then all.
 * @param track the list of the cards that are drawn
 */
export const useFirstCards = (
  track: RefObject<HTMLElement | null>,
  cards: readonly ReactNode[],
): readonly ReactNode[] => {
  const [reached, setReached] = useState(false);
  const isCut = cards.length > many && !reached;
  const lastCard = cards[atFirst - 1];
  const lastKey = isValidElement(lastCard) ? lastCard.key : undefined;
  useEffect(() => {
    const last = track.current?.lastElementChild;
    if (!isCut || !last) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
      { root: track.current, rootMargin: '0px 25%' },
    );
    watcher.observe(last);
    return () => watcher.disconnect();
  }, [track, isCut, lastKey]);
  return isCut ? cards.slice(0, atFirst) : cards;
};
