import Box, { type BoxProps } from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { BrokenLinkIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { withSx } from '../theme/styles.js';

/** State of the live updates. `offline` means that the page no longer tries to reconnect. */
export type LiveBadgeState = 'live' | 'reconnecting' | 'offline';

export interface LiveBadgeProps extends Omit<BoxProps, 'children'> {
  /** State of the event stream. */
  state: LiveBadgeState;
}

/** Says by word, shape and colour whether the page updates live. */
export function LiveBadge({ state, sx, ...root }: LiveBadgeProps) {
  const { orders } = useAdminMessages();
  return (
    <Box role="status" sx={withSx(sx, markStyles, tones[state])} {...root}>
      {state === 'offline' ? <BrokenLinkIcon fontSize="small" /> : <Box sx={[dotStyles, shapes[state]]} />}
      {orders[state]}
    </Box>
  );
}

const breathe = keyframes`50% { opacity: 0.45; }`;
const turn = keyframes`to { transform: rotate(360deg); }`;

const markStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 28,
  px: 1.25,
  borderRadius: 1,
  typography: 'subtitle2',
  color: 'text.primary',
} as const;

const tones = {
  live: { bgcolor: 'soft.primary' },
  reconnecting: { bgcolor: 'soft.secondary' },
  offline: { bgcolor: 'soft.error' },
} as const;

const dotStyles = {
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  color: 'text.primary',
} as const;

const shapes = {
  live: { bgcolor: 'primary.main', animation: `${breathe} 2.4s ease-in-out infinite` },
  reconnecting: { border: 2, borderTopColor: 'transparent', animation: `${turn} 1.2s linear infinite` },
} as const;
