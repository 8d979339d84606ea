import { formatRupees } from '../../contract/money.js';
import { DataTable } from '../DataTable/DataTable.js';
import { longDate } from '../OrderCard/dates.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { noon, type DaySales } from './salesDays.js';

export interface DayTableProps {
  days: readonly DaySales[];
  label: string;
}

/** Shows the chart's values as a table, newest day first. */
export function DayTable({ days, label }: DayTableProps) {
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
