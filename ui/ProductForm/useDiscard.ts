import { useState } from 'react';

/**
 * Throwing away what was typed. More than one field is more than a slip: that is asked first.
 * @param changed how many fields that would be
 */
export const useDiscard = (changed: () => number, discard: () => void) => {
  const [asked, setAsked] = useState({ open: false, count: 0 });
  const keep = () => setAsked(({ count }) => ({ open: false, count }));
  const ask = () => {
    const count = changed();
    if (count > 1) setAsked({ open: true, count });
    else discard();
  };
  const confirm = () => {
    keep();
    discard();
  };
  return { ...asked, ask, confirm, keep };
};
