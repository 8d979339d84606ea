import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { useMessages } from '../theme/messages.js';

export interface EndOthersProps {
  /** Whether no other device is logged in. */
  alone: boolean;
  onEnd: () => Promise<unknown>;
}

/** Logs out all other devices after a confirmation. */
export function EndOthers({ alone, onEnd }: EndOthersProps) {
  const { sessions: words } = useMessages().ui;
  const [state, setState] = useState<'idle' | 'asking' | 'pending' | 'failed' | 'done'>('idle');
  const instead = useFocusOnceGone(state === 'done', alone);
  const end = async () => {
    setState('pending');
    setState(
      await onEnd().then(
        () => 'done',
        () => 'failed',
      ),
    );
  };
  return (
    <>
      <Typography ref={instead} tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {alone ? words.onlyThisDevice : words.hint}
      </Typography>
      {!alone && (
        <Button
          color="error"
          variant="outlined"
          onClick={() => setState('asking')}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.logOutOthers}
        </Button>
      )}
      <ConfirmDialog
        open={state !== 'idle' && state !== 'done'}
        title={words.logOutOthersTitle}
        text={words.logOutOthersText}
        confirmLabel={words.logOutOthers}
        pending={state === 'pending'}
        onConfirm={() => void end()}
        onCancel={() => setState('idle')}
      >
        {state === 'failed' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {words.othersNotLoggedOut}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

/**
 * Moves the focus to the status text once the logout button is gone. Otherwise the closing confirmation
 * dialog would return the focus to a button that no longer exists.
 */
const useFocusOnceGone = (done: boolean, gone: boolean) => {
  const instead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done && gone) instead.current?.focus();
  }, [done, gone]);
  return instead;
};
