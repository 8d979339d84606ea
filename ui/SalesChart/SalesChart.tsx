import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { formatRupees, formatRupeesBriefly, type Rupees } from '../../contract/money.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { longDate } from '../../contract/dates.js';
import { Panel, type PanelProps } from '../Panel/Panel.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { DataTable } from '../DataTable/DataTable.js';
import { formatNumber } from '../theme/formatNumber.js';

interface DayTableProps {
  days: readonly DaySales[];
  label: string;
}

/** Shows the chart's values as a table, newest day first. */
function DayTable({ days, label }: DayTableProps) {
  const { home } = useAdminMessages();
  const { language } = useMessages();
  return (
    <DataTable
      label={label}
      rows={[...days].reverse()}
      rowKey={({ day }) => day}
      rowLabel={({ day }) => day}
      cardsBelow="xs"
      columns={[
        {
          key: 'day',
          header: home.day,
          cell: ({ day }) => <time dateTime={day}>{longDate(noon(day), language)}</time>,
        },
        { key: 'orders', header: home.orders, align: 'end', cell: ({ orders }) => formatNumber(orders) },
        { key: 'amount', header: home.amount, align: 'end', cell: ({ amount }) => formatRupees(amount) },
      ]}
    />
  );
}

export interface SalesChartProps extends Omit<PanelProps, 'children' | 'title' | 'actions'> {
  /** Sales per day, oldest first, including days without sales. */
  days: readonly DaySales[];
  /** Whether a skeleton is shown in place of the chart until the statistics arrive. */
  loading?: boolean | undefined;
}

/** Shows the sales of each day as a chart or as a table with the same values; the admin switches between them. */
export function SalesChart({ days, loading = false, ...root }: SalesChartProps) {
  const { home } = useAdminMessages();
  const { language } = useMessages();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const nothing = days.every(({ amount }) => amount === 0);
  return (
    <Panel
      title={home.sales}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={home.show}
          value={shown}
          onChange={(_event, next: typeof shown | null) => next && setShown(next)}
        >
          <ToggleButton value="chart">{home.asChart}</ToggleButton>
          <ToggleButton value="table">{home.asTable}</ToggleButton>
        </ToggleButtonGroup>
      }
      aria-busy={loading}
      {...root}
    >
      {loading ? (
        <Skeleton variant="rounded" sx={{ height: chartHeight }} />
      ) : nothing ? (
        <EmptyState drawing="orders" title={home.noSales} />
      ) : shown === 'table' ? (
        <DayTable days={days} label={home.sales} />
      ) : (
        <Box
          // The chart library would put both attributes on an element without a role, where screen readers
          // ignore them.
          role="group"
          aria-label={spanOf(days, home.salesOf, language)}
          aria-description={home.chartHint}
          sx={{ height: chartHeight, mx: -1 }}
        >
          <DayBars days={days} />
        </Box>
      )}
    </Panel>
  );
}

const chartHeight = 280;

const spanOf = (days: readonly DaySales[], words: string, language: string): string => {
  const [first, last] = [days[0], days.at(-1)];
  return first && last
    ? fill(words, { from: longDate(noon(first.day), language), to: longDate(noon(last.day), language) })
    : '';
};

/** Draws the chart. It is one tab stop, and the arrow keys move from day to day. */
function DayBars({ days }: Pick<SalesChartProps, 'days'>) {
  const { home } = useAdminMessages();
  const { language } = useMessages();
  const { vars } = useTheme();
  return (
    <BarChart
      hideLegend
      borderRadius={4}
      margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          scaleType: 'band',
          categoryGapRatio: 0.35,
          valueFormatter: shortDays(language),
          disableTicks: true,
          height: 28,
        },
      ]}
      yAxis={[
        { width: 56, valueFormatter: formatRupeesBriefly, disableLine: true, disableTicks: true, min: 0 },
      ]}
      series={[
        {
          data: days.map(({ amount }) => amount),
          label: home.amount,
          color: vars.palette.primary.main,
          valueFormatter: (amount) => formatRupees(amount ?? 0),
        },
      ]}
      sx={chartStyles}
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
} as const;

export interface DaySales {
  /** A day in India, such as `2026-11-21`. */
  day: string;
  amount: Rupees;
  orders: number;
}

/** Returns noon of a day in India as ISO text. */
const noon = (day: string): string => `${day}T12:00:00+05:30`;

/** Returns a function that formats a day for the chart's axis: "21 Nov". */
export const shortDays = (language: string): ((day: string) => string) => {
  const short = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
  });
  return (day) => short.format(new Date(noon(day)));
};
