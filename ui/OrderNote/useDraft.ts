import { useState } from 'react';
import type { OrderNoteProps } from './OrderNote.js';

/** A text that differs from the kept one until it is saved or dropped. What was kept when the typing began is what the writer saw. */
export const useDraft = (kept: string, onSave: OrderNoteProps['onSave'], failed: string) => {
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const [fault, setFault] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<string>();
  const { text, over } = typed ?? { text: kept, over: kept };
  const changed = text !== kept;
  const overtaken = changed && over !== kept;
  const say = (next: typeof typed) => {
    setTyped(next);
    setFault(undefined);
    setSaved(undefined);
  };
  const save = async () => {
    setSaving(true);
    const refusal = await onSave(text.trim(), overtaken ? kept : over).catch(() => failed);
    setSaving(false);
    if (refusal) return setFault(refusal);
    say(undefined);
    setSaved(text.trim());
  };
  return {
    text,
    fault,
    saving,
    saved: saved === kept,
    changed,
    /** Somebody else saved another one meanwhile: it is shown, so that saving this one may replace it. */
    overtaken,
    type: (next: string) => say({ text: next, over }),
    drop: () => say(undefined),
    save,
  };
};

export type Draft = ReturnType<typeof useDraft>;
