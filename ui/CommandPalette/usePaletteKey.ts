import { useEffect, useRef } from 'react';
import { isSlash } from '../FilterBar/useSlash.js';

const isCommandK = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** A field of the page has `/` for itself. */
const isSlashTaken = () => document.querySelector('[aria-keyshortcuts="/"]') !== null;

/** Ctrl-K or ⌘-K, from wherever one is; `/` where no field is searched with it. */
export const usePaletteKey = (onPress: () => void) => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommandK(event) && !(isSlash(event) && !isSlashTaken())) return;
      event.preventDefault(); // the browser would go to its own search
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
