import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useRef } from 'react';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';

export interface FormDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Title at the top, and the accessible name of the dialog. */
  title: string;
  /** The form. Give it the title as its accessible name. */
  children: ReactNode;
  /** Called on Escape or the cross, unless a button in the dialog is busy (`busyWhen`). */
  onClose: () => void;
  /** Maximum width of the dialog. */
  maxWidth?: DialogProps['maxWidth'];
  /** Called after the closing animation, when the focus can be moved. */
  onExited?: (() => void) | undefined;
}

/**
 * Renders a form in a dialog. Escape and the cross close it; a click on the backdrop does not, so that
 * nothing typed is lost. While the form is being saved nothing closes it, because the save may fail.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, children, onClose, maxWidth = 'sm', onExited } = props;
  const paper = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!paper.current?.querySelector('[data-busy]')) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth={maxWidth}
      slotProps={{ paper: { 'aria-label': title, ref: paper }, transition: { onExited: () => onExited?.() } }}
    >
      <DialogHeader title={title} onClose={close} />
      <DialogContent sx={{ scrollPaddingBlock: 96 }}>{children}</DialogContent>
    </Dialog>
  );
}
