import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { fill } from '../../contract/texts/fill.js';
import { Hidden } from '../Hidden/Hidden.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import type { TableStatus } from './columns.js';

export interface TableNoticesProps {
  label: string;
  status: TableStatus;
  /** There are rows from before. */
  stale: boolean;
  onRetry: (() => void) | undefined;
}

/** That rows are on their way, or that those shown may be old. */
export function TableNotices({ label, status, stale, onRetry }: TableNoticesProps) {
  const { table } = useAdminTexts();
  const { states } = useTexts().ui;
  if (status === 'loading')
    return (
      <span role="status">
        <Hidden>{fill(table.loading, { name: label })}</Hidden>
      </span>
    );
  if (status === 'refreshing')
    return <LinearProgress aria-label={fill(table.refreshing, { name: label })} sx={barLook} />;
  if (status !== 'failed' || !stale) return null;
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {states.retry}
          </Button>
        )
      }
      sx={{ borderEndStartRadius: 0, borderEndEndRadius: 0 }}
    >
      {table.stale}
    </Alert>
  );
}

/** Lies over the edge, so that nothing moves when it comes. */
const barLook = {
  position: 'absolute',
  insetInline: 16,
  insetBlockStart: -1,
  height: 3,
  borderRadius: 1,
  zIndex: 'raised',
} as const;
