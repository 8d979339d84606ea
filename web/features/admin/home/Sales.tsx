import type { DashboardStatistics } from '../../../../contract/statistics.js';
import { formatRupees } from '../../../../contract/money.js';
import { fill } from '../../../../contract/messages/fill.js';
import { StatTile } from '../../../../ui/StatTile/StatTile.js';
import { formatNumber as grouped } from '../../../../ui/theme/formatNumber.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { Tiles } from './Tiles.js';

type Period = DashboardStatistics['sales']['today'];

/** Returns the change of an amount in percent since the period before; undefined if that amount was 0. */
const changeOf = (now: number, before: number, than: string) =>
  before > 0 ? { percent: Math.round(((now - before) / before) * 1_000) / 10, than } : undefined;

/** Renders the sales of today, the last 7 and the last 30 days, each compared with the period before. */
export function Sales({ statistics }: { statistics: DashboardStatistics | undefined }) {
  const { home } = useAdminMessages();
  const amounts = statistics?.days.map(({ amount }) => amount) ?? [];
  const ordersOf = (count = 0) =>
    count === 1 ? home.oneOrder : fill(home.manyOrders, { count: grouped(count) });
  const tile = (label: string, period: Period | undefined, than: string) => ({
    label: fill(label, { orders: ordersOf(period?.now.orders) }),
    value: formatRupees(period?.now.amount ?? 0),
    change: period && changeOf(period.now.amount, period.before.amount, than),
    better: 'up' as const,
    loading: !statistics,
  });
  const { today, week, month } = statistics?.sales ?? {};
  return (
    <Tiles title={home.statistics} columns={4}>
      <StatTile {...tile(home.today, today, home.onYesterday)} />
      <StatTile {...tile(home.week, week, home.onWeek)} trend={amounts.slice(-7)} />
      <StatTile {...tile(home.month, month, home.onMonth)} trend={amounts} />
      <StatTile
        label={home.basket}
        value={formatRupees(month?.now.basket ?? 0)}
        change={month && changeOf(month.now.basket, month.before.basket, home.onMonth)}
        better="up"
        loading={!statistics}
      />
    </Tiles>
  );
}
