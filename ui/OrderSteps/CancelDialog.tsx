import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type CancelReason, cancelReasons } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/** The reason for a cancellation; only the shop sees `reason_note`. */
export interface CancelWhy {
  reason: CancelReason;
  reason_note?: string;
}

export interface CancelDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'text' | 'subject' | 'onCancel'
> {
  onConfirm: (why: CancelWhy) => void;
}

/** Asks for confirmation and a reason before an order is cancelled. */
export function CancelDialog({ onConfirm, ...dialog }: CancelDialogProps) {
  const { orders } = useAdminMessages();
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const written = note.trim();
  const unsaid = reason === 'other' && !written;
  const confirm = () => {
    setTried(true);
    if (!reason || unsaid) return;
    onConfirm({ reason, ...(reason === 'other' && { reason_note: written }) });
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={orders.cancelTitle}
      confirmLabel={orders.cancelConfirm}
      cancelLabel={orders.keep}
      onConfirm={confirm}
    >
      <Stack sx={{ gap: 1, mt: 2 }}>
        <LabelledField
          select
          required
          label={orders.cancelReason}
          value={reason}
          error={tried && !reason}
          helperText={tried && !reason ? orders.cancelReasonNeeded : orders.cancelReasonHint}
          onChange={({ target }) => setReason(cancelReasons.find((each) => each === target.value) ?? '')}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {cancelReasons.map((each) => (
            <MenuItem key={each} value={each}>
              {orders.reason[each]}
            </MenuItem>
          ))}
        </LabelledField>
        {reason === 'other' && (
          <LabelledField
            required
            multiline
            label={orders.cancelReasonNote}
            value={note}
            error={tried && unsaid}
            helperText={tried && unsaid ? orders.cancelReasonNoteNeeded : orders.cancelReasonNoteHint}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.note }, inputLabel: { shrink: true } }}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
