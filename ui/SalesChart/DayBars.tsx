import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { formatRupees, formatRupeesBriefly } from '../../contract/money.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { shortDays, type DaySales } from './salesDays.js';

export interface DayBarsProps {
  days: readonly DaySales[];
  kind: 'bars' | 'line';
  title: string;
}

/** Draws the chart. It is one tab stop, and the arrow keys move from day to day. */
export function DayBars({ days, kind, title }: DayBarsProps) {
  const { home } = useAdminMessages();
  // The chart library would put both attributes on an element without a role, where screen readers ignore
  // them.
  return (
    <Box role="group" aria-label={title} aria-description={home.chartHint} sx={{ height: '100%' }}>
      <Plot days={days} kind={kind} />
    </Box>
  );
}

function Plot({ days, kind }: Omit<DayBarsProps, 'title'>) {
  const { home } = useAdminMessages();
  const { language } = useMessages();
  const { vars } = useTheme();
  const series = {
    data: days.map(({ amount }) => amount),
    label: home.amount,
    color: vars.palette.primary.main,
    valueFormatter: (amount: number | null) => formatRupees(amount ?? 0),
  };
  const shared = {
    hideLegend: true,
    margin: { top: 12, right: 12, bottom: 0, left: 0 },
    grid: { horizontal: true },
    yAxis: [
      { width: 56, valueFormatter: formatRupeesBriefly, disableLine: true, disableTicks: true, min: 0 },
    ],
    sx: chartStyles,
  };
  const axis = {
    data: days.map(({ day }) => day),
    valueFormatter: shortDays(language),
    disableTicks: true,
    height: 28,
  };
  if (kind === 'line')
    return (
      <LineChart
        {...shared}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        series={[{ ...series, area: true, showMark: false, curve: 'monotoneX' }]}
      />
    );
  return (
    <BarChart
      {...shared}
      borderRadius={4}
      xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.35 }]}
      series={[series]}
    />
  );
}

/**
 * Colours and lines of the chart. Each selector repeats its class (`&&`), so that it overrides the styles of
 * the chart library.
 */
const chartStyles = {
  [`&& .${axisClasses.tickLabel}`]: {
    fill: 'var(--tokri-palette-text-secondary)',
    fontVariantNumeric: 'tabular-nums',
  },
  [`&& .${axisClasses.line}`]: { stroke: 'var(--tokri-palette-outline)' },
  [`&& .${chartsGridClasses.line}`]: { stroke: 'var(--tokri-palette-divider)' },
  [`&& .${lineClasses.area}`]: { fillOpacity: 0.14 },
  [`&& .${lineClasses.line}`]: { strokeWidth: 2.5 },
} as const;
