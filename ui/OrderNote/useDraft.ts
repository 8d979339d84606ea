import { useEffect, useState } from 'react';
import type { OrderNoteProps } from './OrderNote.js';

/** A note that is not saved yet, and the one that was kept when its typing began. */
export interface NoteDraft {
  text: string;
  over: string;
}

/** A text that differs from the kept one until it is saved or dropped. What was kept when the typing began is what the writer saw. */
export const useDraft = (
  { note: kept, onSave, draft, onDraft }: Pick<OrderNoteProps, 'note' | 'onSave' | 'draft' | 'onDraft'>,
  failed: string,
) => {
  const [typed, setTyped] = useState(draft);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<string>();
  const { text, over } = typed ?? { text: kept, over: kept };
  const changed = text !== kept;
  const conflict = changed && over !== kept;
  useEffect(() => onDraft?.(changed ? { text, over } : undefined), [onDraft, changed, text, over]);
  const say = (next: typeof typed) => {
    setTyped(next);
    setError(undefined);
    setSaved(undefined);
  };
  const save = async () => {
    setSaving(true);
    const apiError = await onSave(text.trim(), conflict ? kept : over).catch(() => failed);
    setSaving(false);
    if (apiError) return setError(apiError);
    say(undefined);
    setSaved(text.trim());
  };
  return {
    text,
    error,
    saving,
    saved: saved === kept,
    changed,
    /** Somebody else saved another one meanwhile: it is shown, so that saving this one may replace it. */
    conflict,
    type: (next: string) => say({ text: next, over }),
    drop: () => say(undefined),
    save,
  };
};

export type Draft = ReturnType<typeof useDraft>;
