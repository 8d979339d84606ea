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
  /** Whether it stands on the page. */
  open: boolean;
  /** The question in a few words. */
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The name of the thing it happens to. */
  subject?: string | undefined;
  /** The verb of the act: "Delete", never "Yes". */
  confirmLabel: string;
  /** The way back; "Cancel" without one. */
  cancelLabel?: string;
  /** The act is wanted; the owner closes the dialog. */
  onConfirm: () => void;
  /** Cancel, Escape, or a tap beside it. */
  onCancel: () => void;
  /** The act is on its way: nothing can be pressed. */
  pending?: boolean;
  /** It cannot be done now; say why in `children`. */
  blocked?: boolean;
  /** More about it, under the name. */
  children?: ReactNode;
  /** `danger` (tomato) for what cannot be undone. */
  tone?: 'danger' | 'neutral';
}

/** Asks once more, names the thing, and starts on the harmless answer. */
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
    tone = 'danger',
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
          color={tone === 'danger' ? 'error' : 'primary'}
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
