import { useSyncExternalStore } from 'react';
import { whenUsed } from './idle.js';

/** In ms: a page counts as used then, since a person with a screen reader may give no sign. */
const latest = 8_000;

let isUsed = false;
const listeners = new Set<() => void>();
let isWaiting = false;

const note = () => {
  isUsed = true;
  for (const changed of listeners) changed();
};

const follow = (changed: () => void) => {
  if (!isWaiting) {
    isWaiting = true;
    whenUsed(note);
    setTimeout(note, latest);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

/**
 * Tells whether a person uses the page. Use it for parts whose code is not worth loading for a first view
 * that nobody stays on.
 */
export const useUsed = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isUsed,
    () => false,
  );
