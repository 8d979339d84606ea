import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';

export interface FormDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Names the dialog; shown at its top. */
  title: string;
  /** A form, which names itself by the same words. */
  children: ReactNode;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  /** Something is on its way: it cannot be left just now. */
  busy?: boolean;
  /** How wide it may grow. */
  maxWidth?: DialogProps['maxWidth'];
  /** It has left the screen, and the focus is free. */
  onExited?: (() => void) | undefined;
}

/** A form without leaving the page. Escape and the cross close it; a tap beside it does not throw away what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, children, onClose, busy = false, maxWidth = 'sm', onExited } = props;
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !busy && onClose()}
      fullWidth
      maxWidth={maxWidth}
      slotProps={{ paper: { 'aria-label': title }, transition: { onExited: () => onExited?.() } }}
    >
      <DialogHeader title={title} onClose={onClose} disabled={busy} />
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
