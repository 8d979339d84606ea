import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { CategoryForm, type CategoryFormProps } from './CategoryForm.js';

export interface CategoryDialogProps extends Omit<CategoryFormProps, 'label'> {
  /** Whether it is shown. */
  open: boolean;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
}

/** "Add Category" or "Update Category" without leaving the page (S-065). The owner closes it when a submit resolved. */
export function CategoryDialog({ open, onClose, ...form }: CategoryDialogProps) {
  const { categories } = useAdminMessages().catalogue;
  const title = form.category ? categories.updateTitle : categories.addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose} maxWidth="xs">
      <CategoryForm label={title} {...form} />
    </FormDialog>
  );
}
