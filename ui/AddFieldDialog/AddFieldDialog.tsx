import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { AddFieldForm, type AddFieldFormProps } from './AddFieldForm.js';

export interface AddFieldDialogProps extends AddFieldFormProps {
  /** Whether it is shown. */
  open: boolean;
  /** Given up: Escape, Cancel or the cross. */
  onClose: () => void;
  /** It has left the screen, and the focus is free. */
  onExited?: () => void;
}

/** Asks for the name of an extra field of a product (S-075). The owner closes it when a name was given. */
export function AddFieldDialog({ open, onClose, onExited, taken, onAdd }: AddFieldDialogProps) {
  const { addField } = useAdminMessages().catalogue;
  return (
    <FormDialog open={open} title={addField.title} onClose={onClose} onExited={onExited} maxWidth="xs">
      <AddFieldForm taken={taken} onAdd={onAdd} />
    </FormDialog>
  );
}
