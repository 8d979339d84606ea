import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { CategoryForm, type CategoryFormProps } from './CategoryForm.js';

export interface CategoryDialogProps extends Omit<CategoryFormProps, 'label'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape or the cross. */
  onClose: () => void;
}

/**
 * Adds or updates a category without leaving the page. The parent closes the dialog once a submit resolves.
 */
export function CategoryDialog({ open, onClose, ...form }: CategoryDialogProps) {
  const { categories } = useAdminMessages().catalogue;
  const title = form.category ? categories.updateTitle : categories.addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose} maxWidth="xs">
      <CategoryForm label={title} {...form} />
    </FormDialog>
  );
}
