import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import type { Session } from '../../contract/session.js';
import { useMessages } from '../theme/messages.js';
import { EndOthers } from './EndOthers.js';
import { SessionRow } from './SessionRow.js';

/**
 * Keeps the focus in the list when the row of the focused button disappears: it moves to the next row's
 * button, else to the previous one, else to the list.
 */
const useFocusThatStays = (sessions: readonly Session[] = []) => {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef('');
  const before = useRef(sessions);
  useLayoutEffect(() => {
    const isPressed = ({ _id }: Session) => _id === pressed.current;
    const place = before.current.filter(({ current }) => !current).findIndex(isPressed);
    before.current = sessions;
    if (place < 0 || sessions.some(isPressed) || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [sessions]);
  return {
    list,
    press: ({ _id }: Session) => {
      pressed.current = _id;
    },
  };
};

export interface SessionListProps {
  /**
   * Sessions from the endpoint `user/sessions`, last used first; the list shows the current device before
   * them. Undefined while they load.
   */
  sessions: readonly Session[] | undefined;
  /** Time when the sessions were loaded, in ms since 1970. "5 minutes ago" counts back from it. */
  readAt: number;
  /**
   * Logs out another device. The parent removes it from the list once it resolves. Rejects if the logout
   * failed.
   */
  onEnd: (session: Session) => Promise<unknown>;
  /** Logs out all other devices. Resolves and rejects like `onEnd`. */
  onEndOthers: () => Promise<unknown>;
}

/** Lists the devices that are logged in, with a logout button for each of them and one for all others. */
export function SessionList({ sessions, readAt, onEnd, onEndOthers }: SessionListProps) {
  const { sessions: words } = useMessages().ui;
  const { list, press } = useFocusThatStays(sessions);
  if (!sessions) return <Waiting label={words.loading} />;
  const end = (session: Session) => {
    press(session);
    return onEnd(session);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        ref={list}
        component="ul"
        tabIndex={-1}
        aria-label={words.title}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
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
