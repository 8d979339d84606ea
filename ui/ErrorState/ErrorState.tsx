import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
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

/** Counts the retries that have ended. */
const useEndedRetries = (retrying: boolean): number => {
  const [last, setLast] = useState({ retrying, ended: 0 });
  if (last.retrying !== retrying) setLast({ retrying, ended: last.ended + (retrying ? 0 : 1) });
  return last.ended;
};

/**
 * Says in place that something could not be loaded, with a Retry button. Once it has loaded, passes the focus on; if the
 * retry fails, screen readers announce the error again.
 */
export function ErrorState({ title, onRetry, retrying = false, ...root }: ErrorStateProps) {
  const { states } = useMessages().ui;
  const leaving = useFocusThatGoesOn<HTMLDivElement>();
  const ended = useEndedRetries(retrying);
  return (
    <Box ref={leaving} role="alert" {...root}>
      <EmptyState
        drawing="spilled"
        // a new element, which screen readers announce
        title={<span key={ended}>{title ?? states.notLoaded}</span>}
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
