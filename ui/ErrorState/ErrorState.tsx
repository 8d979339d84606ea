import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useMessages } from '../theme/messages.js';
import { busyWhen } from '../theme/busy.js';

export interface ErrorStateProps extends Omit<BoxProps, 'children' | 'title'> {
  /** What could not be loaded, in one sentence; "This could not be loaded" without one. */
  title?: string;
  /** What one can do; "Check your connection, then try again." without one. */
  text?: string;
  /** Offers Retry. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: it cannot be pressed again. */
  retrying?: boolean | undefined;
}

/** Something could not be loaded: said in place, with a way to try again (W-20). */
export function ErrorState({ title, text, onRetry, retrying = false, ...root }: ErrorStateProps) {
  const { states } = useMessages().ui;
  return (
    <Box role="alert" {...root}>
      <EmptyState
        drawing="spilled"
        title={title ?? states.notLoaded}
        text={text ?? states.notLoadedHint}
        action={
          onRetry && (
            <Button variant="contained" onClick={onRetry} {...busyWhen(retrying)}>
              {states.retry}
            </Button>
          )
        }
      />
    </Box>
  );
}
