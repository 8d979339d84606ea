import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../theme/texts.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The name of the thing it happens to. */
  subject?: string | undefined;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The act is on its way: nothing can be pressed. */
  pending?: boolean;
  /** `danger`: it cannot be undone. */
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
    tone = 'danger',
  } = props;
  const { form } = useTexts().ui;
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
          <DialogContentText sx={{ mt: 1, typography: 'subtitle1', color: 'text.primary' }}>
            {subject}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={pending} onClick={onCancel}>
          {props.cancelLabel ?? form.cancel}
        </Button>
        <Button
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          loading={pending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
