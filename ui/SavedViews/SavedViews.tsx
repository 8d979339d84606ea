import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack, { type StackProps } from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, useId } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { BinIcon } from '../icons/accountIcons.js';
import { BookmarkIcon } from '../icons/dashboardIcons.js';
import { TabRow } from '../StatusTabs/TabRow.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

export interface SavedView {
  /** Key of the view, unique among all views. */
  key: string;
  label: string;
  /** Whether an admin saved the view. Only saved views can be deleted. */
  own?: boolean | undefined;
}

export interface SavedViewsProps extends Omit<StackProps, 'children' | 'onChange'> {
  /** Views in display order. */
  views: readonly SavedView[];
  /** Key of the current view; undefined once its filters were changed. */
  current: string | undefined;
  /** Called with the key of the chosen view. */
  onChoose: (key: string) => void;
  /**
   * Called with the name under which to save the current filters, sorting and columns. Without it views
   * cannot be saved.
   */
  onSave?: ((label: string) => void) | undefined;
  /** Called with the key of a view to delete, after a confirmation. */
  onDelete?: ((key: string) => void) | undefined;
  /** The id of the element with `role="tabpanel"` that shows the list of the current view. */
  panelId?: string | undefined;
}

/** Lists named views (filters, sorting and columns) to choose, and lets the admin save or delete them. */
export function SavedViews(props: SavedViewsProps) {
  const { views, current, onChoose, onSave, onDelete, panelId, sx, ...root } = props;
  const { table } = useAdminMessages();
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState<SavedView>();
  const shown = views.find(({ key }) => key === current);
  return (
    <Stack direction="row" sx={withSx(sx, rowStyles)} {...root}>
      <TabRow
        label={table.views}
        tabs={views.map(({ key, label }) => ({ value: key, label }))}
        value={shown?.key}
        onChange={onChoose}
        panelId={panelId}
      />
      {shown?.own && onDelete && (
        <IconButton
          aria-label={fill(table.deleteView, { name: shown.label })}
          onClick={() => setDeleting(shown)}
        >
          <BinIcon fontSize="small" />
        </IconButton>
      )}
      {!shown && onSave && (
        <Button startIcon={<BookmarkIcon />} onClick={() => setSaving(true)} sx={{ flexShrink: 0 }}>
          {table.saveView}
        </Button>
      )}
      <SaveViewDialog
        open={saving}
        taken={views.map(({ label }) => label)}
        onClose={() => setSaving(false)}
        onSave={(label) => {
          setSaving(false);
          onSave?.(label);
        }}
      />
      <ConfirmDialog
        open={Boolean(deleting)}
        title={table.deleteViewTitle}
        text={table.deleteViewText}
        subject={deleting?.label}
        confirmLabel={table.deleteViewConfirm}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting) onDelete?.(deleting.key);
          setDeleting(undefined);
        }}
      />
    </Stack>
  );
}

const rowStyles = {
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  '& > .MuiTabs-root': { flex: 1 }, // keeps the full width for the tabs while fonts load
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface SaveViewDialogProps {
  open: boolean;
  /** Names of the existing views. The new view cannot have one of them. */
  taken: readonly string[];
  onClose: () => void;
  /** Called with a name that is not in use. */
  onSave: (label: string) => void;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Asks for the name under which to save a view of a list (its filters, sorting and columns). */
function SaveViewDialog({ open, onClose, ...form }: SaveViewDialogProps) {
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
