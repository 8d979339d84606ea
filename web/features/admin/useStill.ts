import { useEffect, useState } from 'react';

/** Passes `value` on. While `typed`, the part of it that is typed, still changes, the value from before is kept until `pause` ms have passed. */
export const useStill = (value: string, pause: number, typed = value): string => {
  const [still, setStill] = useState({ value, typed });
  const paused = typed === still.typed;
  if (paused && value !== still.value) setStill({ value, typed }); // anything but typing counts at once
  useEffect(() => {
    const timer = setTimeout(() => setStill({ value, typed }), pause);
    return () => clearTimeout(timer);
  }, [value, typed, pause]);
  return paused ? value : still.value;
};
