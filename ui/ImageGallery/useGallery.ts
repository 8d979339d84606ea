import { useLayoutEffect, useRef, useState } from 'react';

/** How far from a stop, in picture widths, still counts as having arrived there. */
const tolerance = 0.05;

/** Which picture of a scrolling strip is looked at. The strip and the buttons move each other. */
export const useGallery = (count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, count - 1));

  /** A focus in the strip goes along with the picture; the strip itself is moved by `show`. */
  useLayoutEffect(() => {
    const inView = strip.current?.children[index];
    if (strip.current?.contains(document.activeElement) && inView instanceof HTMLElement)
      inView.focus({ preventScroll: true });
  }, [index]);

  const show = (next: number) => {
    const to = Math.max(0, Math.min(next, count - 1));
    setWanted(to);
    if (strip.current) strip.current.scrollLeft = to * strip.current.clientWidth; // CSS makes it smooth, or not
  };

  /** A swipe counts when it has come to rest at a picture. */
  const follow = () => {
    if (!strip.current?.clientWidth) return;
    const place = strip.current.scrollLeft / strip.current.clientWidth;
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) < tolerance) setWanted(nearest);
  };

  return { strip, index, show, follow };
};
