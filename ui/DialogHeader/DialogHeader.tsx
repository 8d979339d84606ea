import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { CrossIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';

export interface DialogHeaderProps {
  /** Heading of the dialog. */
  title: string;
  /** Called when the cross is pressed. */
  onClose: () => void;
  /** Disables the cross while the dialog must stay open. */
  disabled?: boolean;
}

/** Renders the title of a dialog and its close button. */
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
