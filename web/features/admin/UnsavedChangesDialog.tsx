import { useContext } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { NavigationBlockerContext } from '../../app/unsavedChanges/navigationBlockerState.js';

/** Renders the confirmation before unsaved changes are discarded. */
export function UnsavedChangesDialog() {
  const { unsaved } = useAdminMessages().catalogue;
  const { asking, leave, stay } = useContext(NavigationBlockerContext);
  return (
    <ConfirmDialog
      open={asking}
      title={unsaved.leaveTitle}
      text={unsaved.leaveText}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
