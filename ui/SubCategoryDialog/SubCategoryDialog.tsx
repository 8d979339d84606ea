import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { SubCategoryForm, type SubCategoryFormProps } from './SubCategoryForm.js';

export interface SubCategoryDialogProps extends Omit<SubCategoryFormProps, 'label'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape or the cross. */
  onClose: () => void;
}

/**
 * Adds or edits a subcategory in a dialog on the same page. The parent closes it once the submit resolves.
 */
export function SubCategoryDialog({ open, onClose, ...form }: SubCategoryDialogProps) {
  const { subCategories } = useAdminMessages().catalogue;
  const title = form.subCategory ? subCategories.editTitle : subCategories.addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      <SubCategoryForm label={title} {...form} />
    </FormDialog>
  );
}
