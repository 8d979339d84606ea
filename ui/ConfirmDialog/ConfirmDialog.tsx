import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../theme/messages.js';
import { busyWhen } from '../theme/busy.js';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Title: the question in a few words. */
  title: string;
  /** Explains what will happen. */
  text: ReactNode;
  /** Name of the record that is affected. */
  subject?: string | undefined;
  /** Text of the confirm button, a verb that names the action: "Delete", never "Yes". */
  confirmLabel: string;
  /** Text of the cancel button. Default: "Cancel". */
  cancelLabel?: string;
  /** Called on confirmation. The parent closes the dialog. */
  onConfirm: () => void;
  /** Called on Cancel, Escape or a click on the backdrop. */
  onCancel: () => void;
  /** Whether the action is running. Nothing can be pressed meanwhile. */
  pending?: boolean;
  /** Whether the action is not possible now. Give the reason in `children`. */
  blocked?: boolean;
  /** More details, below the subject. */
  children?: ReactNode;
}

/** Asks for confirmation and names the affected record. Cancel has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    subject,
    confirmLabel,
    onConfirm,
    onCancel,
    pending = false,
    blocked = false,
    children,
  } = props;
  const { form } = useMessages().ui;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{text}</DialogContentText>
        {subject && (
          <DialogContentText
            sx={{ mt: 1, typography: 'subtitle1', color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            {subject}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={pending} onClick={onCancel}>
          {props.cancelLabel ?? form.cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={blocked}
          {...busyWhen(pending)}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
