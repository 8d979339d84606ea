import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';

export interface FormDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Title at the top, and the accessible name of the dialog. */
  title: string;
  /** The form. Give it the title as its accessible name. */
  children: ReactNode;
  /** Called on Escape or the cross. */
  onClose: () => void;
  /** Maximum width of the dialog. */
  maxWidth?: DialogProps['maxWidth'];
  /** Called after the closing animation, when the focus can be moved. */
  onExited?: (() => void) | undefined;
}

/**
 * Renders a form in a dialog. Escape and the cross close it; a click on the backdrop does not, so that
 * nothing typed is lost.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, children, onClose, maxWidth = 'sm', onExited } = props;
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth={maxWidth}
      slotProps={{ paper: { 'aria-label': title }, transition: { onExited: () => onExited?.() } }}
    >
      <DialogHeader title={title} onClose={onClose} />
      <DialogContent sx={{ scrollPaddingBlock: 96 }}>{children}</DialogContent>
    </Dialog>
  );
}
