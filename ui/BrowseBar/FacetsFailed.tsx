import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

export interface FacetsFailedProps {
  onRetry?: (() => void) | undefined;
  /** Whether the facets are being loaded again. Retry is disabled meanwhile. */
  retrying?: boolean | undefined;
}

/** Says in one line that the facets could not be loaded, since the product list itself still works. */
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
