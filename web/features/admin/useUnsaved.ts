import { useCallback } from 'react';
import { useUnsavedChangesGuard } from '../../app/unsavedChanges/useUnsavedChangesGuard.js';
import { type KeptDraft, useKeptDraft } from './useKeptDraft.js';

export interface Unsaved extends Pick<KeptDraft, 'draft' | 'onDraft'> {
  /** Tells whether leaving now would lose something. */
  onDirtyChange: (dirty: boolean) => void;
  /** It is saved, and the screen is left: nothing is kept, nobody is asked. */
  done: () => void;
}

/** What is typed of one thing and not saved: not left without asking, and kept through the end of a session and a reload. */
export const useUnsaved = (thing: string): Unsaved => {
  const { draft, onDraft, forget } = useKeptDraft(thing);
  const { onDirtyChange, release } = useUnsavedChangesGuard(forget);
  const done = useCallback(() => {
    forget();
    release();
  }, [forget, release]);
  return { draft, onDraft, onDirtyChange, done };
};
