import { useState } from 'react';

/** The state of a dialog, which keeps showing its entry while it closes. */
export interface DialogEditing<Thing> {
  open: boolean;
  /** The entry in the dialog; undefined for a new one. */
  thing: Thing | undefined;
  /** Whether the dialog was opened at least once. */
  wanted: boolean;
  /** A number that changes each time the dialog opens; used as a React key, it resets the form. */
  round: number;
  start: (thing?: Thing) => void;
  close: () => void;
}

/** Holds the entry of a dialog and whether it is open. */
export const useDialogEditing = <Thing>(): DialogEditing<Thing> => {
  const [{ thing, round }, setShown] = useState<{ thing: Thing | undefined; round: number }>({
    thing: undefined,
    round: 0,
  });
  const [open, setOpen] = useState(false);
  return {
    open,
    thing,
    round,
    wanted: round > 0,
    start: (next) => {
      setShown({ thing: next, round: round + 1 });
      setOpen(true);
    },
    close: () => setOpen(false),
  };
};
