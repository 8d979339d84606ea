import { isValidElement, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Number of cards that a long row renders at first, which is more than fit on a desktop. */
const atFirst = 10;
/** The largest number of cards that a row renders at once. Rows with more cards are long. */
const many = 15;

/**
 * Returns the cards of a row to render. A long row renders the first ten. It renders all cards once the
 * customer has scrolled so far that the tenth is at most a quarter of the row's width out of view.
 * @param track the list element that holds the rendered cards
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
