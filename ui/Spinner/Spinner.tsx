import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useMessages } from '../theme/messages.js';

export interface SpinnerProps {
  /** What is being waited for, for those who listen; "Loading" without one. */
  label?: string;
}

/** Waiting for something whose shape is not known; where it is, a skeleton is better. */
export function Spinner({ label }: SpinnerProps) {
  const { states } = useMessages().ui;
  return (
    <Stack role="status" sx={{ alignItems: 'center', py: 5 }}>
      <CircularProgress aria-label={label ?? states.loading} size={36} thickness={4} />
    </Stack>
  );
}
