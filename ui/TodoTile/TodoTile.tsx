import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { CheckIcon, ChevronRightIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface TodoTileProps extends Omit<PaperProps, 'children'> {
  /** Name of the task, such as "New orders" or "Low stock". */
  label: string;
  /** Number of open items. */
  count: number;
  /** Address of the page for the task. */
  href: string;
  /** Icon while there are open items. */
  icon: typeof SvgIcon;
  /**
   * Background colour of the icon: `attention` (yellow, default), or `trouble` (red) if the open items
   * already cost the shop something.
   */
  tone?: 'attention' | 'trouble' | undefined;
  /** Text when nothing is open; "Nothing to do" by default. */
  zero?: string | undefined;
  /** Whether a skeleton is shown in place of the number until the statistics arrive. */
  loading?: boolean | undefined;
}

/** Shows how many items of a task are open, and links to the page for it. */
export function TodoTile(props: TodoTileProps) {
  const { label, count, href, icon, tone = 'attention', zero, loading = false, sx, ...root } = props;
  const { home } = useAdminMessages();
  const waiting = count > 0;
  const Shape = waiting ? icon : CheckIcon;
  return (
    <Paper variant="outlined" sx={withSx(sx, tileStyles)} aria-busy={loading} {...root}>
      <Box sx={{ ...markStyles, bgcolor: waiting && !loading ? washes[tone] : 'soft.primary' }}>
        <Shape />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link href={href} color="inherit" sx={linkStyles}>
          {label}
        </Link>
        <Typography sx={waiting ? { ...tabularNumbers, typography: 'h3' } : { color: 'text.secondary' }}>
          {loading ? (
            <Skeleton sx={{ width: '4rem' }} />
          ) : waiting ? (
            formatNumber(count)
          ) : (
            (zero ?? home.nothing)
          )}
        </Typography>
      </Box>
      <ChevronRightIcon sx={{ color: 'text.secondary' }} />
    </Paper>
  );
}

const washes = { attention: 'soft.secondary', trouble: 'soft.error' } as const;

const tileStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  minHeight: 88,
  '&:hover': { borderColor: 'outline' },
} as const;

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: 1,
} as const;

/** Styles that make the link cover the whole tile. */
const linkStyles = {
  typography: 'subtitle2',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
