import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { RetryAlert } from '../ErrorState/RetryAlert.js';
import { useAttempt } from '../form/useAttempt.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { dependentsText, type DependentCounts } from './dependentsText.js';

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
  const { run, pending, problem, setProblem } = useAttempt(words.failed);
  const isProduct = kind === 'product';
  const held = typeof dependents === 'object' ? dependentsText(dependents, counts) : '';
  const cancel = () => {
    setProblem(undefined);
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
      onConfirm={() => run(onDelete)}
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

interface DependentsProps {
  dependents: DependentCounts | 'loading' | 'failed';
  /** Text that counts the records that prevent the deletion, such as "3 products"; empty if there are none. */
  held: string;
  productsHref?: string | undefined;
  subCategoriesHref?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Shows how many other records depend on a record before it is deleted, with links to them. */
function Dependents({ dependents, held, onRetry, ...hrefs }: DependentsProps) {
  const { deletion: words } = useAdminMessages().catalogue;
  if (dependents === 'failed')
    return (
      <RetryAlert severity="warning" onRetry={onRetry} sx={{ mt: 2 }}>
        {words.unknown}
      </RetryAlert>
    );
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {dependents === 'loading' ? (
        <DialogContentText>{words.looking}</DialogContentText>
      ) : held ? (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {fill(words.inUse, { dependents: held })}
          <Ways dependents={dependents} {...hrefs} />
        </Alert>
      ) : (
        <Harmless dependents={dependents} />
      )}
    </Box>
  );
}

/** Shows that nothing prevents the deletion, and how many carts hold the product. */
function Harmless({ dependents: { carts } }: { dependents: DependentCounts }) {
  const { deletion: words } = useAdminMessages().catalogue;
  if (carts === undefined) return <DialogContentText>{words.nothingUnder}</DialogContentText>;
  const said = carts === 0 ? words.inNoCart : counted(words.inCart, words.inCarts, carts);
  return <DialogContentText>{fill(said, { count: formatNumber(carts) })}</DialogContentText>;
}

type WaysProps = Pick<DependentsProps, 'productsHref' | 'subCategoriesHref'> & {
  dependents: DependentCounts;
};

function Ways({
  dependents: { products = 0, subCategories = 0 },
  productsHref,
  subCategoriesHref,
}: WaysProps) {
  const { deletion: words } = useAdminMessages().catalogue;
  const ways = [
    products > 0 && productsHref && { href: productsHref, label: words.showProducts },
    subCategories > 0 && subCategoriesHref && { href: subCategoriesHref, label: words.showSubCategories },
  ].filter((way) => typeof way === 'object');
  if (ways.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {ways.map(({ href, label }) => (
        <Button key={href} href={href} size="small" variant="outlined" color="inherit">
          {label}
        </Button>
      ))}
    </Stack>
  );
}
