import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { Dependents } from './Dependents.js';
import { dependentsText, type DependentCounts } from './dependentsText.js';
import { useDeleting } from './useDeleting.js';

export interface DeleteDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** What sort of thing it is: decides the words. */
  kind: 'category' | 'subCategory' | 'product';
  /** Its name. */
  name: string;
  /** What hangs on it, or how far looking that up has come. While products or sub categories do, it cannot be confirmed. */
  dependents?: DependentCounts | 'loading' | 'failed' | undefined;
  /** Where its products are listed. */
  productsHref?: string | undefined;
  /** Where its sub categories are listed. */
  subCategoriesHref?: string | undefined;
  /** Looks up again what hangs on it. */
  onRetry?: (() => void) | undefined;
  /** Rejects with the API's refusal, which is shown in place; the owner closes the dialog when it resolves. */
  onDelete: () => Promise<unknown>;
  /** Given up: nothing happens. */
  onCancel: () => void;
}

/** Asks once more, names the thing and what depends on it, in the words of the specification (S-066, S-071, S-080). */
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
