import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

export interface FacetsFailedProps {
  onRetry?: (() => void) | undefined;
  /** The retry is under way: it cannot be pressed again. */
  retrying?: boolean | undefined;
}

/** What a list can be narrowed to could not be had: said in a line, since the list itself is there. */
export function FacetsFailed({ onRetry, retrying = false }: FacetsFailedProps) {
  const { browse, states } = useMessages().ui;
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry} {...busyWhen(retrying)}>
      {states.retry}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {browse.notLoaded}
    </Alert>
  );
}
