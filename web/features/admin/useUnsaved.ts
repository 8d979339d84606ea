import { useCallback } from 'react';
import { useUnsavedChangesGuard } from '../../app/unsavedChanges/useUnsavedChangesGuard.js';
import { type StoredDraft, useStoredDraft } from './useStoredDraft.js';

export interface Unsaved extends Pick<StoredDraft, 'draft' | 'onDraft'> {
  /** The form calls it with whether it has unsaved changes. */
  onDirtyChange: (dirty: boolean) => void;
  /** To be called after a save: removes the draft and ends the warning about unsaved changes. */
  done: () => void;
}

/**
 * Guards the unsaved changes of a form: warns before leaving, and keeps a draft through the end of a session
 * and a reload.
 */
export const useUnsaved = (thing: string): Unsaved => {
  const { draft, onDraft, forget } = useStoredDraft(thing);
  const { onDirtyChange, release } = useUnsavedChangesGuard(forget);
  const done = useCallback(() => {
    forget();
    release();
  }, [forget, release]);
  return { draft, onDraft, onDirtyChange, done };
};
