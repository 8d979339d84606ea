import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useMessages } from '../theme/messages.js';

export interface SpinnerProps {
  /** Accessible name that says what is loading; "Loading" by default. */
  label?: string;
}

/** Shows that something is loading whose shape is not known. Prefer a skeleton where the shape is known. */
export function Spinner({ label }: SpinnerProps) {
  const { states } = useMessages().ui;
  return (
    <Stack role="status" sx={{ alignItems: 'center', py: 5 }}>
      <CircularProgress aria-label={label ?? states.loading} size={36} thickness={4} />
    </Stack>
  );
}
