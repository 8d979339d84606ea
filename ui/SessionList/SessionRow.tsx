import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { deviceKind } from '../../contract/devices.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Session } from '../../contract/session.js';
import { fill } from '../../contract/messages/fill.js';
import { ComputerIcon, GlobeIcon, PhoneIcon } from '../icons/accountIcons.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { shortDate } from '../../contract/dates.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface SessionRowProps {
  session: Session;
  readAt: number;
  onEnd: (session: Session) => Promise<unknown>;
}

const icons = { phone: PhoneIcon, computer: ComputerIcon };

/** Shows a device that is logged in. The current device has no logout button, because Log Out is in the menu. */
export function SessionRow({ session, readAt, onEnd }: SessionRowProps) {
  const { sessions: words } = useMessages().ui;
  const id = useId();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const kind = deviceKind(session.system);
  const Icon = kind ? icons[kind] : GlobeIcon;
  const end = async () => {
    setState('pending');
    await onEnd(session).catch(() => setState('failed')); // on success the parent removes the row
  };
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={iconStyles}>
        <Icon />
      </Box>
      <Box sx={{ gridArea: 'device', minWidth: 0 }}>
        <Box sx={nameStyles}>
          <Typography component="span" variant="subtitle1">
            {deviceName(words, session)}
          </Typography>
          {session.current && <Chip size="small" icon={<CheckIcon />} label={words.thisDevice} />}
        </Box>
        <Times id={id} session={session} readAt={readAt} />
      </Box>
      {!session.current && (
        <Button
          variant="outlined"
          size="small"
          aria-label={fill(words.logOutNamed, { device: deviceName(words, session) })}
          aria-describedby={id}
          {...busyWhen(state === 'pending')}
          onClick={() => void end()}
          sx={{ gridArea: 'end', justifySelf: 'start', mt: { xs: 1, sm: 0 } }}
        >
          {words.logOut}
        </Button>
      )}
      {state === 'failed' && (
        <Typography role="alert" variant="body2" sx={{ gridArea: 'failure', color: 'error.main', mt: 1 }}>
          {words.notLoggedOut}
        </Typography>
      )}
    </Box>
  );
}

function Times({ id, session, readAt }: { id: string } & Pick<SessionRowProps, 'session' | 'readAt'>) {
  const { language, ui } = useMessages();
  const { createdAt, lastUsedAt, current } = session;
  return (
    <Typography id={id} variant="body2" component="p" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
      {current ? (
        ui.sessions.inUse
      ) : (
        <time dateTime={lastUsedAt}>{lastUsed(ui.sessions, session, readAt, language)}</time>
      )}
      {createdAt && (
        <>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
          </Box>
          <Box component="time" dateTime={createdAt} sx={{ display: { xs: 'block', sm: 'inline' } }}>
            {fill(ui.sessions.loggedIn, { date: shortDate(createdAt, language) })}
          </Box>
        </>
      )}
    </Typography>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '2.5rem minmax(0, 1fr)', sm: '2.5rem minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"icon device" ". end" ". failure"', sm: '"icon device end" ". failure failure"' },
  columnGap: 1.5,
  alignItems: 'center',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;

const iconStyles = {
  gridArea: 'icon',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  color: 'text.secondary',
} as const;

const nameStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
} as const;

type Words = Messages['ui']['sessions'];

/** Names a device, such as "Chrome on Android", as far as it is known. */
const deviceName = (words: Words, { browser, system }: Pick<Session, 'browser' | 'system'>): string =>
  browser && system ? fill(words.device, { browser, system }) : browser || system || words.unknownDevice;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Says when a device was last used: "Last used 5 minutes ago", or "just now" within the first minute and when
 * the clock of the device that shows the list is behind the shop's.
 * @param now ms since 1970
 */
export const lastUsed = (words: Words, { lastUsedAt }: Session, now: number, language: string): string => {
  const past = now - Date.parse(lastUsedAt);
  const [unit, length] = units.find(([, least]) => past >= least) ?? [];
  if (!unit) return words.lastUsedNow;
  // Digits are Latin in every locale, as they are in prices.
  const ago = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  return fill(words.lastUsed, { when: ago.format(-Math.floor(past / length), unit) });
};
