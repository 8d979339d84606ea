import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/**
 * Returns a function that discards unsaved values, and the state of its confirmation. It asks for
 * confirmation if more than one change would be lost.
 * @param changed returns the number of unsaved changes, such as changed fields
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

interface DiscardDialogProps {
  discarding: ReturnType<typeof useDiscard>;
}

/** Asks for confirmation before the unsaved changes of a form are discarded. */
export function DiscardDialog({ discarding }: DiscardDialogProps) {
  const { unsaved } = useAdminMessages().catalogue;
  return (
    <ConfirmDialog
      open={discarding.open}
      title={unsaved.discardTitle}
      text={fill(unsaved.discardText, { count: discarding.count })}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.keep}
      onConfirm={discarding.confirm}
      onCancel={discarding.keep}
    />
  );
}
