import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { ArrowDownIcon, ArrowUpIcon, DashIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface StatChange {
  /** Change in percent: 12.5 is 12.5% more, -3 is 3% less. */
  percent: number;
  /** Words that name the period to compare with, such as "on last week". */
  than: string;
}

export interface StatTileProps extends Omit<PaperProps, 'children'> {
  /** Name of the statistic, such as "Sales today". */
  label: string;
  /** The formatted value, such as "₹18,240.00" or "44". */
  value: string;
  /** Change of the value since an earlier period. Undefined if there is nothing to compare with. */
  change?: StatChange | undefined;
  /** The direction of change that is good for the shop. A change in the other direction is shown in red. */
  better?: 'up' | 'down' | undefined;
  /** Value of each day, oldest first. */
  trend?: readonly number[] | undefined;
  /** Address with more details. The label becomes a link to it. */
  href?: string | undefined;
  /** Whether skeletons are shown in place of the value until the statistics arrive. */
  loading?: boolean | undefined;
}

/** Shows a statistic with its change and its trend. */
export function StatTile(props: StatTileProps) {
  const { label, value, change, better = 'up', trend, href, loading = false, sx, ...root } = props;
  return (
    <Paper variant="outlined" sx={withSx(sx, tileStyles)} aria-busy={loading} {...root}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {href ? (
          <Link href={href} color="inherit">
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Typography variant="h2" component="p" sx={{ ...tabularNumbers, overflowWrap: 'anywhere' }}>
        {loading ? <Skeleton sx={{ width: '60%' }} /> : value}
      </Typography>
      {loading ? <Skeleton sx={{ width: '40%' }} /> : change && <Change change={change} better={better} />}
      {trend && <Box sx={{ mt: 'auto', pt: 1 }}>{loading ? <Skeleton /> : <Sparkline values={trend} />}</Box>}
    </Paper>
  );
}

function Change({ change, better }: { change: StatChange; better: 'up' | 'down' }) {
  const { home } = useAdminMessages();
  const { percent, than } = change;
  const way = percent === 0 ? 'same' : percent > 0 ? 'up' : 'down';
  const Shape = shapes[way];
  const size = Math.abs(percent).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return (
    <Typography
      variant="body2"
      sx={{ ...changeStyles, color: way === 'same' ? 'text.secondary' : tones(way === better) }}
    >
      <Shape sx={{ fontSize: '1rem', flexShrink: 0, mt: '0.15em' }} />
      {fill(home[way], { percent: size, than })}
    </Typography>
  );
}

const shapes = { up: ArrowUpIcon, down: ArrowDownIcon, same: DashIcon };
const tones = (good: boolean) => (good ? 'primary.main' : 'error.main');

const changeStyles = { ...tabularNumbers, display: 'flex', gap: 0.5 } as const;

const tileStyles = {
  p: 2,
  minHeight: 132,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: 0,
} as const;

interface SparklineProps {
  /** Values, oldest first, at least two. */
  values: readonly number[];
}

const [width, height] = [120, 32];

/** Returns the points of the line for SVG: the smallest value is at the bottom, the largest at the top. */
const pointsOf = (values: readonly number[]): string => {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = width / (values.length - 1);
  return values
    .map((value, position) => `${position * step},${height - 2 - ((value - least) / span) * (height - 4)}`)
    .join(' ');
};

/** Draws the trend of a statistic as a small line without numbers. */
function Sparkline({ values }: SparklineProps) {
  if (values.length < 2) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ width: '100%', height, color: 'primary.main' }}
    >
      <polyline
        points={pointsOf(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
