import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { busyWhen } from '../theme/busy.js';
import { useTexts } from '../theme/texts.js';

export interface ChoicesFailedProps {
  onRetry?: (() => void) | undefined;
  /** The retry is under way: it cannot be pressed again. */
  retrying?: boolean | undefined;
}

/** What a list can be narrowed to could not be had: said in a line, since the list itself is there. */
export function ChoicesFailed({ onRetry, retrying = false }: ChoicesFailedProps) {
  const { browse, states } = useTexts().ui;
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
