import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useMessages } from '../theme/messages.js';
import { busyWhen } from '../theme/busy.js';
import { useFocusThatGoesOn } from '../theme/useFocusThatGoesOn.js';

export interface ErrorStateProps extends Omit<BoxProps, 'children' | 'title'> {
  /** One sentence that says what could not be loaded. Default: "Couldn’t load this". */
  title?: string;
  /** Called on Retry. Without it there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. Retry is disabled meanwhile. */
  retrying?: boolean | undefined;
}

/** Says in place that something could not be loaded, with a Retry button. Once it has loaded, passes the focus on. */
export function ErrorState({ title, onRetry, retrying = false, ...root }: ErrorStateProps) {
  const { states } = useMessages().ui;
  const leaving = useFocusThatGoesOn<HTMLDivElement>();
  return (
    <Box ref={leaving} role="alert" {...root}>
      <EmptyState
        drawing="spilled"
        title={title ?? states.notLoaded}
        text={states.notLoadedHint}
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
