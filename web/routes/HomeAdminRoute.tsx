import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState, Children, type ReactNode, useId } from 'react';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { formatRupees } from '../../contract/money.js';
import type { DashboardStatistics } from '../../contract/statistics.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { BoxIcon, CardIcon, ReceiptIcon, ScooterIcon } from '../../ui/icons/accountIcons.js';
import { StarIcon } from '../../ui/icons/dashboardIcons.js';
import { AlertIcon, CategoryIcon } from '../../ui/icons/shopIcons.js';
import { LiveBadge } from '../../ui/LiveBadge/LiveBadge.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { SalesChart } from '../../ui/SalesChart/SalesChart.js';
import { StatTile } from '../../ui/StatTile/StatTile.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { DeskColumns } from '../../ui/theme/DeskColumns.js';
import { formatNumber as grouped } from '../../ui/theme/formatNumber.js';
import { TodoTile, type TodoTileProps } from '../../ui/TodoTile/TodoTile.js';
import { TopProducts } from '../../ui/TopProducts/TopProducts.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { adminOrdersLink } from '../features/admin/adminOrdersFilters.js';
import { stockLink } from '../features/admin/stock/stockValues.js';
import { useLiveAdminOrders } from '../features/admin/useLiveAdminOrders.js';

/** Renders the dashboard's home: open tasks and the sales. */
export default function HomeAdminRoute() {
  const { screens, home } = useAdminMessages();
  const { state } = useLiveAdminOrders();
  const { data, error, isFetching, refetch } = adminApi.useGetStatisticsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AdminFrame heading={screens.home} actions={<LiveBadge state={state} />}>
      {error && data && !isFetching && <Alert severity="warning">{home.notRefreshed}</Alert>}
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Statistics statistics={data} />
      )}
    </AdminFrame>
  );
}

function Statistics({ statistics }: { statistics: DashboardStatistics | undefined }) {
  return (
    <>
      <Needs statistics={statistics} />
      <Sales statistics={statistics} />
      <DeskColumns shares={[2, 1]}>
        <SalesChart days={statistics?.days ?? []} loading={!statistics} />
        <BestSellers top={statistics?.top} />
      </DeskColumns>
    </>
  );
}

type Period = DashboardStatistics['sales']['today'];

/** Returns the change of an amount in percent since the period before; undefined if that amount was 0. */
const changeOf = (now: number, before: number, than: string) =>
  before > 0 ? { percent: Math.round(((now - before) / before) * 1_000) / 10, than } : undefined;

/** Renders the sales of today, the last 7 and the last 30 days, each compared with the period before. */
function Sales({ statistics }: { statistics: DashboardStatistics | undefined }) {
  const { home } = useAdminMessages();
  const amounts = statistics?.days.map(({ amount }) => amount) ?? [];
  const ordersOf = (count = 0) =>
    count === 1 ? home.oneOrder : fill(home.manyOrders, { count: grouped(count) });
  const tile = (label: string, period: Period | undefined, than: string) => ({
    label: fill(label, { orders: ordersOf(period?.now.orders) }),
    value: formatRupees(period?.now.amount ?? 0),
    change: period && changeOf(period.now.amount, period.before.amount, than),
    loading: !statistics,
  });
  const { today, week, month } = statistics?.sales ?? {};
  return (
    <Tiles title={home.statistics}>
      <StatTile {...tile(home.today, today, home.onYesterday)} />
      <StatTile {...tile(home.week, week, home.onWeek)} trend={amounts.slice(-7)} />
      <StatTile {...tile(home.month, month, home.onMonth)} trend={amounts} />
      <StatTile
        label={home.basket}
        value={formatRupees(month?.now.basket ?? 0)}
        change={month && changeOf(month.now.basket, month.before.basket, home.onMonth)}
        loading={!statistics}
      />
    </Tiles>
  );
}

type Top = DashboardStatistics['top'];

/** Renders the best sellers of the last 30 days, by pieces sold or by revenue. */
function BestSellers({ top }: { top: Top | undefined }) {
  const { home } = useAdminMessages();
  const [by, setBy] = useState<keyof Top>('bySold');
  return (
    <Panel
      title={home.top}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={home.topBy}
          value={by}
          onChange={(_event, next: keyof Top | null) => next && setBy(next)}
        >
          <ToggleButton value="bySold">{home.bySold}</ToggleButton>
          <ToggleButton value="byAmount">{home.byAmount}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <TopProducts products={linesOf(top?.[by] ?? [])} loading={top ? undefined : 5} />
    </Panel>
  );
}

const linesOf = (products: Top['bySold']) =>
  products.map(({ _id, name, image, sold, amount }) => ({
    id: _id,
    name,
    image: image[0],
    sold,
    amount,
    href: `${routes.productAdmin}/${_id}`,
  }));

const failedPaymentsLink = adminOrdersLink({ payment: 'failed', days: String(limits.failedPaymentDays) });

type Task = [
  need: keyof DashboardStatistics['needs'],
  label: string,
  icon: TodoTileProps['icon'],
  href: string,
  tone?: TodoTileProps['tone'],
];

/** Renders the admin's open tasks, such as orders to pack or products with low stock, each with a count and a link. */
function Needs({ statistics }: { statistics: DashboardStatistics | undefined }) {
  const { home } = useAdminMessages();
  const days = limits.failedPaymentDays;
  const tasks: Task[] = [
    ['placed', home.placed, ReceiptIcon, adminOrdersLink({ status: 'placed' })],
    ['packed', home.packed, BoxIcon, adminOrdersLink({ status: 'packed' })],
    ['out_for_delivery', home.underWay, ScooterIcon, adminOrdersLink({ status: 'out_for_delivery' })],
    ['problems', home.problems, AlertIcon, adminOrdersLink({ problem: 'open' }), 'trouble'],
    ['ratings', home.ratings, StarIcon, routes.ratingAdmin],
    ['lowStock', home.lowStock, CategoryIcon, stockLink({ stock: 'low' })],
    ['soldOut', home.soldOut, AlertIcon, stockLink({ stock: 'out' }), 'trouble'],
    ['failedPayments', fill(home.failedPayments, { days }), CardIcon, failedPaymentsLink, 'trouble'],
  ];
  return (
    <Tiles title={home.todo}>
      {tasks.map(([need, label, icon, href, tone]) => (
        <TodoTile
          key={need}
          label={label}
          count={statistics?.needs[need] ?? 0}
          href={href}
          icon={icon}
          tone={tone}
          loading={!statistics}
        />
      ))}
    </Tiles>
  );
}

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** Renders tiles under a heading: four in a row on a desktop, two on a tablet, one on a phone. */
function Tiles({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: equal(1), sm: equal(2), lg: equal(4) },
        }}
      >
        {Children.map(children, (tile) => (
          <Box component="li" sx={{ display: 'grid' }}>
            {tile}
          </Box>
        ))}
      </Box>
    </section>
  );
}
