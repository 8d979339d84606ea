import { useEffect, useState } from 'react';
import type { OrderNoteProps } from './OrderNote.js';

/** An unsaved note (`text`), and the saved note that its typing started from (`over`). */
export interface NoteDraft {
  text: string;
  over: string;
}

/**
 * Holds a text that differs from the saved note until it is saved or dropped. The note that was saved when
 * the typing began counts as the note that the writer saw.
 */
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
    const message = await onSave(text.trim(), conflict ? kept : over).catch(() => failed);
    setSaving(false);
    if (message) return setError(message);
    say(undefined);
    setSaved(text.trim());
  };
  return {
    text,
    error,
    saving,
    saved: saved === kept,
    changed,
    /**
     * Whether another admin saved another note meanwhile. That note is shown, so that saving may replace it.
     */
    conflict,
    type: (next: string) => say({ text: next, over }),
    drop: () => say(undefined),
    save,
  };
};

export type Draft = ReturnType<typeof useDraft>;
