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

/** Counts the retries that the user asked for and that have ended. Others, such as of a poll, do not count. */
const useEndedRetries = (retrying: boolean): [ended: number, ask: () => void] => {
  const [last, setLast] = useState({ retrying, asked: false, ended: 0 });
  if (last.retrying !== retrying) {
    const ended = last.ended + (last.asked && !retrying ? 1 : 0);
    setLast({ retrying, asked: last.asked && retrying, ended });
  }
  return [last.ended, () => setLast((now) => ({ ...now, asked: true }))];
};

/**
 * Says in place that something could not be loaded, with a Retry button. Once it has loaded, passes the focus on; if the
 * retry fails, screen readers announce the error again.
 */
export function ErrorState({ title, onRetry, retrying = false, ...root }: ErrorStateProps) {
  const { states } = useMessages().ui;
  const leaving = useFocusThatGoesOn<HTMLDivElement>();
  const [ended, ask] = useEndedRetries(retrying);
  const retry = () => {
    ask();
    onRetry?.();
  };
  return (
    <Box ref={leaving} role="alert" {...root}>
      <EmptyState
        drawing="spilled"
        // a new key makes a new element: screen readers announce an alert when its content changes
        title={<span key={ended}>{title ?? states.notLoaded}</span>}
        text={states.notLoadedHint}
        action={
          onRetry && (
            <Button variant="contained" onClick={retry} {...busyWhen(retrying)}>
              {states.retry}
            </Button>
          )
        }
      />
    </Box>
  );
}
