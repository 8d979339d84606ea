import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { longDate } from '../OrderCard/dates.js';
import { Panel, type PanelProps } from '../Panel/Panel.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { DayBars } from './DayBars.js';
import { noon, type DaySales } from './salesDays.js';
import { DayTable } from './DayTable.js';

export interface SalesChartProps extends Omit<PanelProps, 'children' | 'title' | 'actions'> {
  /** Oldest first, days without sales too. */
  days: readonly DaySales[];
  /** Bars compare days; a line shows where it goes. */
  kind?: 'bars' | 'line' | undefined;
  /** What it is: "Sales by day" without it. */
  title?: string | undefined;
  /** How it is shown first; whoever looks may change it. */
  shownAs?: 'chart' | 'table' | undefined;
  /** Holds the place until the figures come. */
  loading?: boolean | undefined;
}

/** How much was sold each day, as a chart or as the same figures in a table. */
export function SalesChart(props: SalesChartProps) {
  const { days, kind = 'bars', title, shownAs = 'chart', loading = false, ...root } = props;
  const { home } = useAdminMessages();
  const { language } = useMessages();
  const [shown, setShown] = useState(shownAs);
  const nothing = days.every(({ amount }) => amount === 0);
  return (
    <Panel
      title={title ?? home.sales}
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
        <DayTable days={days} label={title ?? home.sales} />
      ) : (
        <Box sx={{ height: chartHeight, mx: -1 }}>
          <DayBars days={days} kind={kind} title={spanOf(days, home.salesOf, language)} />
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
