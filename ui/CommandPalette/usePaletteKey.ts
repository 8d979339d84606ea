import { useEffect, useRef } from 'react';
import { isSlash } from '../FilterBar/useSlash.js';

const isCommandK = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Tells whether a field of the page already uses `/` as its keyboard shortcut. */
const isSlashTaken = () => document.querySelector('[aria-keyshortcuts="/"]') !== null;

/** Calls `onPress` on Ctrl-K or ⌘-K, and on `/` if no search field of the page uses it. */
export const usePaletteKey = (onPress: () => void) => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommandK(event) && !(isSlash(event) && !isSlashTaken())) return;
      event.preventDefault(); // the browser would focus its own search field
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
