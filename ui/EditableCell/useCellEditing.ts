import { useEffect, useRef, useState } from 'react';

export interface EditingOptions {
  /** The current value as text. */
  value: string;
  /** Validates the typed text before it is saved. Returns an error message, or undefined if the text is valid. */
  check: (typed: string) => string | undefined;
  /** Saves the typed text. Resolves with an error message, or with undefined on success. */
  save: (typed: string) => Promise<string | undefined>;
  /** Error message if saving fails without a message. */
  failed: string;
}

/** Holds the state of editing in place: the typed text, its error, and where the focus goes. */
export const useCellEditing = ({ value, check, save, failed }: EditingOptions) => {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const comeBack = useRef(false);
  /** The value when the editing began. The current one may be another admin's. */
  const begun = useRef(value);
  const editing = typed !== undefined;

  useEffect(() => {
    if (editing) field.current?.select();
    else if (comeBack.current) button.current?.focus();
    comeBack.current = false;
  }, [editing]);

  const close = () => {
    comeBack.current = document.activeElement === field.current;
    setTyped(undefined);
    setError(undefined);
  };
  const commit = async () => {
    if (typed === undefined || saving) return;
    // a rejected value may still be shown for a moment, as if it were saved
    if (typed.trim() === begun.current && error === undefined) return close();
    const wrong = check(typed);
    setError(wrong);
    if (wrong) return;
    setSaving(true);
    const message = await save(typed).catch(() => failed);
    setSaving(false);
    setError(message);
    if (!message) close();
  };
  const open = () => {
    begun.current = value;
    setTyped(value);
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return { typed, error, saving, editing, field, button, open, close, commit, type };
};

export type CellEditing = ReturnType<typeof useCellEditing>;
