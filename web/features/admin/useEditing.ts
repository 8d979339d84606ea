import { useState } from 'react';

/** Something in a dialog, which keeps showing it while it closes. */
export interface Editing<Thing> {
  open: boolean;
  /** Undefined: a new one. */
  thing: Thing | undefined;
  /** It was opened at least once. */
  wanted: boolean;
  /** Changes with every opening, so that a form begins anew. */
  round: number;
  start: (thing?: Thing) => void;
  close: () => void;
}

/** What a dialog is about, and whether it is open. */
export const useEditing = <Thing>(): Editing<Thing> => {
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
