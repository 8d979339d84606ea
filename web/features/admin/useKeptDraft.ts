import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '../../app/session/drafts.js';
import { useAppSelector } from '../../app/store.js';

/** How long typing pauses before it is kept, in ms. */
const pause = 400;

export interface KeptDraft {
  /** What was typed earlier and not saved. */
  draft: unknown;
  /** Keeps what stands there now; nothing once it is saved or discarded. */
  onDraft: (draft: unknown) => void;
  /** It is saved, or not wanted any more, and the screen is left: nothing is kept from now on. */
  forget: () => void;
}

/**
 * Keeps what an admin types of one thing through the end of a session and a reload, for this person in this tab alone.
 * @param thing says what it is, and of what; whoever shows another thing mounts anew
 */
export const useKeptDraft = (thing: string): KeptDraft => {
  const current = useAppSelector(({ session }) => session.person);
  const [person] = useState(current); // whose it is, also when the session is over
  const [draft] = useState(() => (person ? readDraft(person, thing) : undefined));
  const closed = useRef(false);
  const write = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const remove = useCallback(() => {
    clearTimeout(timer.current);
    write.current = undefined;
    if (person) forgetDraft(person, thing);
  }, [person, thing]);
  const forget = useCallback(() => {
    closed.current = true;
    remove();
  }, [remove]);
  const onDraft = useCallback(
    (typed: unknown) => {
      if (typed === undefined) return remove();
      if (!person || closed.current) return undefined;
      clearTimeout(timer.current);
      write.current = () => writeDraft(person, thing, typed);
      timer.current = setTimeout(() => write.current?.(), pause);
      return undefined;
    },
    [person, thing, remove],
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
