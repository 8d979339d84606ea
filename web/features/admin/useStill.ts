import { useEffect, useState } from 'react';

/** Tells a value on once it has been still for so many ms. */
export const useStill = (value: string, pause: number): string => {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
};
