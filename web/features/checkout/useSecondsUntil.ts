import { useEffect, useRef, useState } from 'react';

const second = 1_000;

const secondsUntil = (iso: string | undefined): number =>
  iso ? Math.ceil((Date.parse(iso) - Date.now()) / second) : 0;

/**
 * Returns the seconds until a time, by the device's clock, and updates each second; 0 or less once the time
 * has passed or if it is unknown. Calls `onOver` when the time passes.
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
