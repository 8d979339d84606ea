import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

interface RetryAlertProps extends Omit<AlertProps, 'action'> {
  /** Called on Retry. Without it there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. Retry is disabled meanwhile. */
  retrying?: boolean | undefined;
}

/** Says in one line that a part could not be loaded, with a Retry button, where the rest of the screen still works. */
export function RetryAlert({ onRetry, retrying = false, ...alert }: RetryAlertProps) {
  const { states } = useMessages().ui;
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry} {...busyWhen(retrying)}>
      {states.retry}
    </Button>
  );
  return <Alert severity="error" {...alert} action={retry} />;
}
