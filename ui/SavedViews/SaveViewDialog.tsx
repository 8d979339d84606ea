import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';

export interface SaveViewDialogProps {
  open: boolean;
  /** Names of the existing views. The new view cannot have one of them. */
  taken: readonly string[];
  onClose: () => void;
  /** Called with a name that is not in use. */
  onSave: (label: string) => void;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Asks for the name under which to save a view of a list (its filters, sorting and columns). */
export function SaveViewDialog({ open, onClose, ...form }: SaveViewDialogProps) {
  const { table } = useAdminMessages();
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{table.saveViewTitle}</DialogTitle>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ taken, onClose, onSave }: Omit<SaveViewDialogProps, 'open'>) {
  const { table } = useAdminMessages();
  const { form } = useMessages().ui;
  const [name, setName] = useState('');
  const isTaken = taken.some((other) => same(other, name));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && !isTaken) onSave(name.trim());
      }}
    >
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{table.saveViewText}</DialogContentText>
        <TextField
          autoFocus
          label={table.viewName}
          value={name}
          error={isTaken}
          helperText={isTaken ? table.viewNameTaken : ' '}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: limits.unit } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{form.cancel}</Button>
        <Button type="submit" variant="contained" disabled={!name.trim() || isTaken}>
          {form.save}
        </Button>
      </DialogActions>
    </form>
  );
}
