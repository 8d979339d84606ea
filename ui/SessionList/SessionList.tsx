import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useEffect, useState } from 'react';
import type { Session } from '../../contract/session.js';
import { useMessages } from '../theme/messages.js';
import { useFocusThatStays } from '../theme/useFocusThatStays.js';
import { SessionRow } from './SessionRow.js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';

export interface SessionListProps {
  /**
   * Sessions from the endpoint `user/sessions`, last used first; the list shows the current device before
   * them. Undefined while they load.
   */
  sessions: readonly Session[] | undefined;
  /** Time when the sessions were loaded, in ms since 1970. "5 minutes ago" counts back from it. */
  readAt: number;
  /** Logs out another device. The parent removes it from the list once it resolves. Rejects if the logout failed. */
  onEnd: (session: Session) => Promise<unknown>;
  /** Logs out all other devices. Resolves and rejects like `onEnd`. */
  onEndOthers: () => Promise<unknown>;
}

/** Lists the devices that are logged in, with a logout button for each of them and one for all others. */
export function SessionList({ sessions, readAt, onEnd, onEndOthers }: SessionListProps) {
  const { sessions: words } = useMessages().ui;
  const others = (sessions ?? []).filter(({ current }) => !current);
  const { holder, press } = useFocusThatStays<HTMLUListElement>(others.map(({ _id }) => _id));
  if (!sessions) return <Waiting label={words.loading} />;
  const end = (session: Session) => {
    press(session._id);
    return onEnd(session);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Box ref={holder} component="ul" tabIndex={-1} aria-label={words.title}>
        {[...sessions].sort(ownFirst).map((session) => (
          <SessionRow key={session._id} session={session} readAt={readAt} onEnd={end} />
        ))}
      </Box>
      <EndOthers alone={sessions.every(({ current }) => current)} onEnd={onEndOthers} />
    </Stack>
  );
}

const ownFirst = (one: Session, other: Session) => Number(other.current) - Number(one.current);

function Waiting({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 4 }}>
      {[58, 46].map((width) => (
        <Stack key={width} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton sx={{ width: `${width}%` }} />
            <Skeleton sx={{ width: `${width + 20}%` }} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

interface EndOthersProps {
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

/** Moves the focus to the status text: the dialog would return it to a button that is gone. */
const useFocusOnceGone = (done: boolean, gone: boolean) => {
  const instead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done && gone) instead.current?.focus();
  }, [done, gone]);
  return instead;
};
