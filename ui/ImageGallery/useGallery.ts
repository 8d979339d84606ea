import { useLayoutEffect, useRef, useState } from 'react';

/** How far the strip may be from an image's position and still count as stopped there, in image widths. */
const tolerance = 0.05;

/**
 * Tracks which image of the gallery's strip is in view. Swiping changes the index, and `show` scrolls to an
 * index.
 */
export const useGallery = (count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, count - 1));

  /**
   * Moves the focus to the image in view, if the focus is on another image. The focus must not scroll,
   * because `show` scrolls the strip.
   */
  useLayoutEffect(() => {
    const inView = strip.current?.children[index];
    if (strip.current?.contains(document.activeElement) && inView instanceof HTMLElement)
      inView.focus({ preventScroll: true });
  }, [index]);

  const show = (next: number) => {
    const to = Math.max(0, Math.min(next, count - 1));
    setWanted(to);
    if (strip.current) strip.current.scrollLeft = to * strip.current.clientWidth; // CSS decides if it is smooth
  };

  /** Updates the index once a swipe has stopped at an image. */
  const follow = () => {
    if (!strip.current?.clientWidth) return;
    const place = strip.current.scrollLeft / strip.current.clientWidth;
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) < tolerance) setWanted(nearest);
  };

  return { strip, index, show, follow };
};
