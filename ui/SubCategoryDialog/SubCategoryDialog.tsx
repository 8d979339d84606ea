import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { SubCategoryForm, type SubCategoryFormProps } from './SubCategoryForm.js';

export interface SubCategoryDialogProps extends Omit<SubCategoryFormProps, 'label'> {
  /** Whether it is shown. */
  open: boolean;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
}

/** "Add Sub Category" or "Edit Sub Category" without leaving the page (S-069, S-070). The owner closes it when a submit resolved. */
export function SubCategoryDialog({ open, onClose, ...form }: SubCategoryDialogProps) {
  const { subCategories } = useAdminMessages().catalogue;
  const title = form.subCategory ? subCategories.editTitle : subCategories.addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      <SubCategoryForm label={title} {...form} />
    </FormDialog>
  );
}
