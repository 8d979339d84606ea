import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { CrossIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';

export interface DialogHeaderProps {
  /** What the dialog is about: its heading. */
  title: string;
  /** The cross was pressed. */
  onClose: () => void;
  /** Nothing can be left just now. */
  disabled?: boolean;
}

/** What a dialog is about, and the way out of it. */
export function DialogHeader({ title, onClose, disabled = false }: DialogHeaderProps) {
  const { form } = useMessages().ui;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 1.5 }}>
      <DialogTitle sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <IconButton aria-label={form.close} disabled={disabled} onClick={onClose}>
        <CrossIcon />
      </IconButton>
    </Stack>
  );
}
