import { useEffect, useRef, useState } from 'react';

const second = 1_000;

const secondsUntil = (iso: string | undefined): number =>
  iso ? Math.ceil((Date.parse(iso) - Date.now()) / second) : 0;

/**
 * Counts down by the device's clock; 0 or less when over, or for an unknown time. `onOver` is called at the
 * end.
 */
export const useSecondsUntil = (iso: string | undefined, onOver: () => void): number => {
  const [left, setLeft] = useState(0);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    let before = secondsUntil(iso);
    const tick = () => {
      const now = secondsUntil(iso);
      setLeft(now);
      if (before > 0 && now <= 0) over.current();
      before = now;
    };
    tick();
    const ticking = setInterval(tick, second);
    return () => clearInterval(ticking);
  }, [iso]);
  return left;
};
