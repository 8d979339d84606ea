import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { formatRupees } from '../../contract/money.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { longDate } from '../OrderCard/dates.js';
import { Panel, type PanelProps } from '../Panel/Panel.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { DataTable } from '../DataTable/DataTable.js';
import { formatNumber } from '../theme/formatNumber.js';
import { DayBars } from './DayBars.js';
import { noon, type DaySales } from './salesDays.js';

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
  /** `bars` compare days; `line` shows the trend. */
  kind?: 'bars' | 'line' | undefined;
  /** Title of the chart; "Sales by day" by default. */
  title?: string | undefined;
  /** The view shown at first. The admin can switch between chart and table. */
  shownAs?: 'chart' | 'table' | undefined;
  /** Whether a skeleton is shown in place of the chart until the statistics arrive. */
  loading?: boolean | undefined;
}

/** Shows the sales of each day as a chart or as a table with the same values. */
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
