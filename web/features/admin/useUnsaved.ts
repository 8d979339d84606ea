import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '../../app/session/drafts.js';
import { useAppSelector } from '../../app/store.js';
import { useUnsavedChangesGuard } from '../../app/unsavedChanges/useUnsavedChangesGuard.js';

/**
 * Guards the unsaved changes of a form: warns before leaving, and keeps a draft through the end of a session
 * and a reload.
 */
export const useUnsaved = (thing: string) => {
  const { draft, onDraft, forget } = useStoredDraft(thing);
  const { onDirtyChange, release } = useUnsavedChangesGuard(forget);
  /** To be called after a save: removes the draft and ends the warning about unsaved changes. */
  const done = useCallback(() => {
    forget();
    release();
  }, [forget, release]);
  return { draft, onDraft, onDirtyChange, done };
};

/** In ms: typing has to pause this long before the draft is stored. */
const pause = 400;

/**
 * Keeps an admin's unsaved input through the end of a session and a reload, for this account in this tab
 * alone.
 * @param thing identifies the form and its entry; a form for another entry must mount again
 */
const useStoredDraft = (thing: string) => {
  const current = useAppSelector(({ session }) => session.userId);
  const [userId] = useState(current); // stays the same after the session has ended
  /** The unsaved input that was stored earlier; undefined if there is none. */
  const [draft] = useState(() => (userId ? readDraft(userId, thing) : undefined));
  const closed = useRef(false);
  const write = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const remove = useCallback(() => {
    clearTimeout(timer.current);
    write.current = undefined;
    if (userId) forgetDraft(userId, thing);
  }, [userId, thing]);
  /** Removes the draft, after a save or a discard; nothing is stored from then on. */
  const forget = useCallback(() => {
    closed.current = true;
    remove();
  }, [remove]);
  /** Stores the current input; undefined removes the draft. */
  const onDraft = useCallback(
    (typed: unknown) => {
      if (typed === undefined) return remove();
      if (!userId || closed.current) return undefined;
      clearTimeout(timer.current);
      write.current = () => writeDraft(userId, thing, typed);
      timer.current = setTimeout(() => write.current?.(), pause);
      return undefined;
    },
    [userId, thing, remove],
  );
  useEffect(() => {
    const now = () => {
      clearTimeout(timer.current);
      write.current?.();
    };
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return { draft, onDraft, forget };
};
