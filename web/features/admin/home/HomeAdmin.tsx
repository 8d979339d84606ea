import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { HomeFigures } from '../../../../contract/figures.js';
import { ErrorState } from '../../../../ui/ErrorState/ErrorState.js';
import { LiveMark } from '../../../../ui/LiveMark/LiveMark.js';
import { SalesChart } from '../../../../ui/SalesChart/SalesChart.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { adminApi } from '../adminApi.js';
import { AdminFrame } from '../AdminFrame.js';
import { useLiveOrders } from '../useLiveOrders.js';
import { BestSellers } from './BestSellers.js';
import { Needs } from './Needs.js';
import { Sales } from './Sales.js';

/** What waits for the admin, and how the shop does. */
export function HomeAdmin() {
  const { screens, home } = useAdminTexts();
  const { state } = useLiveOrders();
  const { data, isError, isFetching, refetch } = adminApi.useGetFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failed = isError && !isFetching;
  return (
    <AdminFrame heading={screens.home} actions={<LiveMark state={state} />}>
      {failed && data && <Alert severity="warning">{home.notRefreshed}</Alert>}
      {failed && !data ? <ErrorState onRetry={() => void refetch()} /> : <Figures figures={data} />}
    </AdminFrame>
  );
}

function Figures({ figures }: { figures: HomeFigures | undefined }) {
  return (
    <>
      <Needs figures={figures} />
      <Sales figures={figures} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <SalesChart days={figures?.days ?? []} loading={!figures} />
        <BestSellers top={figures?.top} />
      </Box>
    </>
  );
}
