import { useEffect, useState } from 'react';
import { whenUsed } from './idle.js';

/** In ms: a page counts as used then, since a person with a screen reader may give no sign. */
const latest = 8_000;

/**
 * Tells whether a person uses the page. Use it for parts whose code is not worth loading for a first view
 * that nobody stays on.
 */
export const useUsed = (): boolean => {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const note = () => setUsed(true);
    const cancel = whenUsed(note);
    const timer = setTimeout(note, latest);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
  return isUsed;
};
