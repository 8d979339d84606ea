import { isValidElement, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Number of cards rendered at first, which is more than fit on a desktop. */
const atFirst = 10;
/** Rows with up to this many cards are rendered at once. */
const many = 15;

/**
 * Returns the cards to render. A long row renders the first cards until the customer scrolls within a quarter
 * of the row's width of the last one, then all.
 * @param track the list of the rendered cards
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
