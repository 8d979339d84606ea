import { useEffect, useState } from 'react';

/** Debounces `value` while the admin types: returns the former value until `typed` has not changed for `pause` ms. */
export const useDebounced = (value: string, pause: number, typed = value): string => {
  const [still, setStill] = useState({ value, typed });
  const paused = typed === still.typed;
  if (paused && value !== still.value) setStill({ value, typed }); // other changes than typing apply at once
  useEffect(() => {
    const timer = setTimeout(() => setStill({ value, typed }), pause);
    return () => clearTimeout(timer);
  }, [value, typed, pause]);
  return paused ? value : still.value;
};
