import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useDeleting } from '../DeleteDialog/DeleteDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useProductCount } from '../theme/useProductCount.js';
import { Refused, useRefused } from './Refused.js';

export interface RemovalProps {
  open: boolean;
  products: readonly Choice[];
  onRun: () => Promise<unknown>;
  onCancel: () => void;
}

/** Maximum number of products that the dialog lists by name; further products are only counted. */
const named = 3;

/** Asks for confirmation before many products are deleted, and names the first of them. */
export function Removal({ open, products, onRun, onCancel }: RemovalProps) {
  const { stock, catalogue } = useAdminMessages();
  const { bulk } = stock;
  const { refused, run } = useRefused(products);
  const deleting = useDeleting(() => run(onRun), catalogue.deletion.failed);
  const count = useProductCount(products.length);
  const first = products.slice(0, named);
  const rest = products.length - first.length;
  return (
    <ConfirmDialog
      open={open}
      title={fill(bulk.removeTitle, { products: count })}
      text={bulk.removeText}
      confirmLabel={fill(bulk.removeRun, { products: count })}
      cancelLabel={catalogue.deletion.cancel}
      pending={deleting.pending}
      blocked={products.length === 0}
      onConfirm={() => void deleting.run()}
      onCancel={onCancel}
    >
      <Box component="ul" sx={listStyles}>
        {first.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
        {rest > 0 && <li>{fill(bulk.more, { count: rest })}</li>}
      </Box>
      <Stack sx={{ mt: 2 }}>
        <Refused rows={refused} />
        {deleting.problem && refused.length === 0 && <Alert severity="error">{deleting.problem}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}

const listStyles = { mt: 1, mb: 0, pl: 2.5, typography: 'subtitle1', overflowWrap: 'anywhere' } as const;
