import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import type { TableStatus } from './columns.js';

export interface TableNoticesProps {
  label: string;
  status: TableStatus;
  /** Whether the rows are from an earlier load. */
  stale: boolean;
  onRetry: (() => void) | undefined;
}

/** Says that rows are loading, or that loading failed and the shown rows may be out of date. */
export function TableNotices({ label, status, stale, onRetry }: TableNoticesProps) {
  const { table } = useAdminMessages();
  const { states } = useMessages().ui;
  if (status === 'loading')
    return (
      <span role="status">
        <VisuallyHidden>{fill(table.loading, { name: label })}</VisuallyHidden>
      </span>
    );
  if (status === 'refreshing')
    return <LinearProgress aria-label={fill(table.refreshing, { name: label })} sx={barStyles} />;
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

/** Places the progress bar over the table's top edge, so that nothing moves when the bar appears. */
const barStyles = {
  position: 'absolute',
  insetInline: 16,
  insetBlockStart: -1,
  height: 3,
  borderRadius: 1,
  zIndex: 'raised',
} as const;
