import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Session } from '../../contract/session.js';
import { useMessages } from '../theme/messages.js';
import { EndOthers } from './EndOthers.js';
import { SessionRow } from './SessionRow.js';
import { useFocusThatStays } from './useFocusThatStays.js';

export interface SessionListProps {
  /** As `user/sessions` returns them, the last used first; this device stands before them. Undefined while they are on their way. */
  sessions: readonly Session[] | undefined;
  /** When they were read, in ms since 1970: "5 minutes ago" counts back from there. */
  readAt: number;
  /** Logs another device out. Resolves once it is done, and the owner takes it out of the list; rejects where it failed. */
  onEnd: (session: Session) => Promise<unknown>;
  /** Logs all other devices out, in the same way. */
  onEndOthers: () => Promise<unknown>;
}

/** Where one is logged in, each with its way out, and one for all the others. */
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
