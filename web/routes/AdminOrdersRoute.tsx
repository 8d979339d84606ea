import Box from '@mui/material/Box';
import { oneOf, paymentStatuses, shownStatuses } from '../../contract/codes.js';
import { fill } from '../../contract/messages/fill.js';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { FilterBar } from '../../ui/FilterBar/FilterBar.js';
import type { FilterField } from '../../ui/FilterBar/filters.js';
import { LiveBadge } from '../../ui/LiveBadge/LiveBadge.js';
import { AdminOrdersTable } from '../../ui/AdminOrdersTable/AdminOrdersTable.js';
import { Pagination } from '../../ui/Pagination/Pagination.js';
import { StatusTabs } from '../../ui/StatusTabs/StatusTabs.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { limits } from '../../contract/limits.js';
import { useMessages } from '../../ui/theme/messages.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { useListParams } from '../features/admin/useListParams.js';
import { useListStatus } from '../features/admin/useListStatus.js';
import { useLiveAdminOrders } from '../features/admin/useLiveAdminOrders.js';
import { adminApi } from '../features/admin/adminApi.js';
import { adminOrdersFields, queryOf, spans } from '../features/admin/adminOrdersFilters.js';

const panel = 'orders-panel';

/** Renders the table of all customers' orders for the admin, with filters by status and search, and live updates. */
export default function AdminOrdersRoute() {
  const { screens } = useAdminMessages();
  const { values, search, page, show, change, goTo } = useListParams(adminOrdersFields);
  const { status, page: _page, ...filters } = values;
  const query = adminApi.useGetAdminOrdersQuery(queryOf(values));
  const { data } = query;
  const pages = Math.ceil((data?.totalCount ?? 0) / limits.pageSize.table);
  const tableStatus = useListStatus(query, page, pages, (last) => goTo(last, true));
  const { state, fresh } = useLiveAdminOrders();
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  return (
    <AdminFrame heading={screens.orders} actions={<LiveBadge state={state} />}>
      <FilterBar
        fields={useAdminOrdersFilters()}
        values={values}
        onChange={(next) => show({ ...next, page: '' })}
        search={search}
        onSearchChange={(text) => change({ search: text }, true)}
        searchLabel={screens.searchOrders}
      />
      <StatusTabs
        counts={{ ...data?.counts, ...(all !== undefined && { all }) }}
        value={oneOf(shownStatuses, status) ?? 'all'}
        onChange={(choice) => change({ status: choice === 'all' ? '' : choice })}
        panelId={panel}
      />
      <Box id={panel} role="tabpanel" aria-label={screens.orders}>
        <AdminOrdersTable
          orders={data?.data ?? []}
          status={tableStatus}
          onRetry={() => void query.refetch()}
          hrefOf={({ orderId }) => `${routes.orderAdmin}/${orderId}`}
          fresh={fresh}
          empty={Object.keys(filters).length > 0 ? <NothingFound search={search} /> : undefined}
        />
      </Box>
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={goTo} />}
    </AdminFrame>
  );
}

function NothingFound({ search }: { search: string }) {
  const { screens, orders } = useAdminMessages();
  return (
    <EmptyState
      drawing="search"
      title={search ? fill(screens.nothingFound, { search }) : orders.noneSuch}
      text={orders.noneSuchHint}
    />
  );
}

/** Returns the filters of the admin orders by payment, time, delivery and reported problems; the status has tabs instead. */
const useAdminOrdersFilters = (): FilterField[] => {
  const { orders: words } = useAdminMessages();
  const { payment } = useMessages().ui.orders;
  return [
    {
      key: 'payment',
      label: words.payment,
      options: paymentStatuses.map((value) => ({ value, label: payment[value] })),
    },
    {
      key: 'days',
      label: words.placedWithin,
      options: spans.map((days) => ({
        value: String(days),
        label: days === 1 ? words.lastDay : fill(words.lastDays, { days }),
      })),
    },
    { key: 'due', label: words.due.filter, options: [{ value: 'open', label: words.due.open }] },
    { key: 'problem', label: words.problem.filter, options: [{ value: 'open', label: words.problem.open }] },
  ];
};
