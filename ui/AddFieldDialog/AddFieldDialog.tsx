import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { AddFieldForm, type AddFieldFormProps } from './AddFieldForm.js';

export interface AddFieldDialogProps extends AddFieldFormProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape or the cross. */
  onClose: () => void;
  /** Called after the closing animation, when the focus can be moved. */
  onExited?: () => void;
}

/** Asks for the name of an extra product field. The parent closes the dialog after `onAdd`. */
export function AddFieldDialog({ open, onClose, onExited, taken, onAdd }: AddFieldDialogProps) {
  const { addField } = useAdminMessages().catalogue;
  return (
    <FormDialog open={open} title={addField.title} onClose={onClose} onExited={onExited} maxWidth="xs">
      <AddFieldForm taken={taken} onAdd={onAdd} />
    </FormDialog>
  );
}
