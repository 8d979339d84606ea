import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../contract/texts/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import { usesText, type Uses } from './usesText.js';
import { useDeleting } from './useDeleting.js';

export interface DeleteDialogProps {
  open: boolean;
  /** What sort of thing it is: decides the words, and what may still hang on it. */
  kind: 'category' | 'subCategory' | 'product';
  /** Its name. */
  name: string;
  /** What still stands under it, where that is known beforehand; a product can always be deleted. */
  uses?: Uses | undefined;
  /** Rejects with the API's refusal, which is shown in place; the owner closes the dialog when it resolves. */
  onDelete: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks once more, names the thing and what depends on it, in the words of the specification (S-066, S-071, S-080). */
export function DeleteDialog({ open, kind, name, uses, onDelete, onCancel }: DeleteDialogProps) {
  const { catalogue } = useAdminTexts();
  const { uses: counts } = useTexts();
  const words = catalogue.deletion;
  const { run, pending, problem, forget } = useDeleting(onDelete, words.failed);
  const isProduct = kind === 'product';
  const held = isProduct || !uses ? '' : usesText(uses, counts);
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
      blocked={held !== ''}
      onConfirm={run}
      onCancel={cancel}
    >
      {isProduct && <DialogContentText sx={{ mt: 1 }}>{words.product}</DialogContentText>}
      {uses && held === '' && <DialogContentText sx={{ mt: 1 }}>{words.nothingUnder}</DialogContentText>}
      {(problem ?? held) && (
        <Alert severity={problem ? 'error' : 'warning'} sx={{ mt: 2 }}>
          {problem ?? fill(words.inUse, { uses: held })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
