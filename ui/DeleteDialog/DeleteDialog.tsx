import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { Dependents } from './Dependents.js';
import { dependentsText, type DependentCounts } from './dependentsText.js';
import { useDeleting } from './useDeleting.js';

export interface DeleteDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Type of the record, which decides the texts. */
  kind: 'category' | 'subCategory' | 'product';
  /** Name of the record. */
  name: string;
  /**
   * How many other records depend on the record to delete, or the load status of these numbers. A record with
   * dependent products or subcategories cannot be deleted.
   */
  dependents?: DependentCounts | 'loading' | 'failed' | undefined;
  /** Link to the products that depend on the record. */
  productsHref?: string | undefined;
  /** Link to the subcategories that depend on the record. */
  subCategoriesHref?: string | undefined;
  /** Called to load the numbers of dependent records again. */
  onRetry?: (() => void) | undefined;
  /**
   * Deletes the record. Rejects with the API error, which the dialog shows; the parent closes the dialog once
   * the promise resolves.
   */
  onDelete: () => Promise<unknown>;
  /** Called when the user cancels. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before a record is deleted, and shows what depends on the record. The specification
 * fixes the questions (S-066, S-071, S-080).
 */
export function DeleteDialog({
  open,
  kind,
  name,
  dependents,
  onDelete,
  onCancel,
  ...ways
}: DeleteDialogProps) {
  const { catalogue } = useAdminMessages();
  const { dependents: counts } = useMessages();
  const words = catalogue.deletion;
  const { run, pending, problem, forget } = useDeleting(onDelete, words.failed);
  const isProduct = kind === 'product';
  const held = typeof dependents === 'object' ? dependentsText(dependents, counts) : '';
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      text={isProduct ? words.textProduct : words.textCategory}
      subject={name}
      confirmLabel={isProduct ? catalogue.delete : words.confirm}
      cancelLabel={words.cancel}
      pending={pending}
      blocked={dependents === 'loading' || held !== ''}
      onConfirm={run}
      onCancel={cancel}
    >
      {isProduct && <DialogContentText sx={{ mt: 1 }}>{words.product}</DialogContentText>}
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : (
        dependents && <Dependents dependents={dependents} held={held} {...ways} />
      )}
    </ConfirmDialog>
  );
}
