import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { DashboardStatistics } from '../../contract/statistics.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { LiveBadge } from '../../ui/LiveBadge/LiveBadge.js';
import { SalesChart } from '../../ui/SalesChart/SalesChart.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { useLiveOrders } from '../features/admin/useLiveOrders.js';
import { BestSellers } from '../features/admin/home/BestSellers.js';
import { Needs } from '../features/admin/home/Needs.js';
import { Sales } from '../features/admin/home/Sales.js';

/** Renders the dashboard's home: open tasks and the sales. */
export default function HomeAdminRoute() {
  const { screens, home } = useAdminMessages();
  const { state } = useLiveOrders();
  const { data, isError, isFetching, refetch } = adminApi.useGetStatisticsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failed = isError && !isFetching;
  return (
    <AdminFrame heading={screens.home} actions={<LiveBadge state={state} />}>
      {failed && data && <Alert severity="warning">{home.notRefreshed}</Alert>}
      {failed && !data ? <ErrorState onRetry={() => void refetch()} /> : <Statistics statistics={data} />}
    </AdminFrame>
  );
}

function Statistics({ statistics }: { statistics: DashboardStatistics | undefined }) {
  return (
    <>
      <Needs statistics={statistics} />
      <Sales statistics={statistics} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <SalesChart days={statistics?.days ?? []} loading={!statistics} />
        <BestSellers top={statistics?.top} />
      </Box>
    </>
  );
}
