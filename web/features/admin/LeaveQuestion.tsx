import { useContext } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useAdminTexts } from '../../../ui/theme/adminTexts.js';
import { LeaveContext } from '../../app/leaving/leaving.js';

/** Asks whoever is about to leave unsaved work behind. */
export function LeaveQuestion() {
  const { unsaved } = useAdminTexts().catalogue;
  const { asking, leave, stay } = useContext(LeaveContext);
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
