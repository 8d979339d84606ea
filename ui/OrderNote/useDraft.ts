import { useEffect, useState } from 'react';
import type { OrderNoteProps } from './OrderNote.js';

/** An unsaved note (`text`), and the saved note that it was typed over (`over`). */
export interface NoteDraft {
  text: string;
  over: string;
}

/**
 * Holds an unsaved note until it is saved or discarded. There is an edit conflict if the saved note has
 * changed since the typing began.
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
     * Whether another admin saved a different note after the typing began. The form then shows that note too,
     * so that the writer can replace it knowingly.
     */
    conflict,
    type: (next: string) => say({ text: next, over }),
    drop: () => say(undefined),
    save,
  };
};

export type Draft = ReturnType<typeof useDraft>;
