import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.js';
import { whenUsed } from './idle.js';

/** In ms: a page counts as used then, since a person with a screen reader may give no sign. */
const latest = 8_000;

let isUsed = false;
const changes = createEmitter();
let isWaiting = false;

const note = () => {
  isUsed = true;
  changes.emit();
};

const follow = (changed: () => void) => {
  if (!isWaiting) {
    isWaiting = true;
    whenUsed(note);
    setTimeout(note, latest);
  }
  return changes.subscribe(changed);
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
