import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { oneOf, type RatingState, ratingStates } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import type { AdminRating } from '../../contract/rating.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { SlashSearch } from '../../ui/FilterBar/SlashSearch.js';
import { Pagination } from '../../ui/Pagination/Pagination.js';
import { RatingsTable } from '../../ui/RatingsTable/RatingsTable.js';
import { RejectRatingDialog } from '../../ui/RejectRatingDialog/RejectRatingDialog.js';
import { CountedLabel } from '../../ui/StatusTabs/StatusTabs.js';
import { TabRow } from '../../ui/StatusTabs/TabRow.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { pageOf } from '../features/admin/pageOf.js';
import { useListStatus } from '../features/admin/useListStatus.js';

type StateChoice = RatingState | 'all';

const choices: readonly StateChoice[] = [...ratingStates, 'all'];
const first = ratingStates[0];
const panel = 'ratings-panel';

/** Returns a page of the ratings; state, search and page number are in the screen's address. */
const useRatings = () => {
  const [params, setParams] = useSearchParams();
  const state = oneOf(choices, params.get('state')) ?? first;
  const [search, page] = [params.get('search') ?? '', pageOf(params.get('page'))];
  const query = adminApi.useListRatingsQuery({
    search: search.slice(0, limits.search),
    page,
    ...(state !== 'all' && { state }),
  });
  const show = (next: { state?: StateChoice; search?: string; page?: number }, replace = false) => {
    const all = { state, search, page: 1, ...next };
    setParams(
      {
        ...(all.state !== first && { state: all.state }),
        ...(all.search && { search: all.search }),
        ...(all.page > 1 && { page: String(all.page) }),
      },
      { replace, preventScrollReset: true },
    );
  };
  const pages = Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.table);
  const status = useListStatus(query, page, pages, (last) => show({ page: last }, true));
  return { state, search, page, pages, status, query, show };
};

/** Renders the ratings for admins, who approve or reject them. Those that wait come first. */
export default function RatingAdminRoute() {
  const { screens, ratings: words } = useAdminMessages();
  const { state, search, page, pages, status, query, show } = useRatings();
  const [chosen, setChosen] = useState<AdminRating>();
  const [isRejecting, setRejecting] = useState(false);
  const [approve] = adminApi.useApproveRatingMutation();
  const [reject] = adminApi.useRejectRatingMutation();
  const { data } = query;
  const counts = data && {
    ...data.counts,
    all: Object.values(data.counts).reduce((sum, one) => sum + one, 0),
  };
  // the list has the words that the customer has written since
  const rejected = data?.data.find(({ _id }) => _id === chosen?._id) ?? chosen;
  const close = () => setRejecting(false);
  return (
    <AdminFrame heading={screens.ratings}>
      <Box role="search">
        <SlashSearch value={search} onChange={(text) => show({ search: text }, true)} label={words.search} />
      </Box>
      <TabRow
        label={words.states}
        tabs={choices.map((value) => ({
          value,
          label: (
            <CountedLabel label={value === 'all' ? words.all : words.state[value]} count={counts?.[value]} />
          ),
        }))}
        value={state}
        onChange={(choice) => show({ state: choice })}
        panelId={panel}
      />
      <Box id={panel} role="tabpanel" aria-label={screens.ratings}>
        <RatingsTable
          ratings={data?.data ?? []}
          status={status}
          hidden={state === 'all' ? [] : ['state']}
          onRetry={() => void query.refetch()}
          hrefOf={({ productId }) => `${routes.productAdmin}/${productId}`}
          orderHrefOf={({ orderId }) => `${routes.orderAdmin}/${orderId}`}
          onApprove={({ _id, revision }) => void approve({ _id, revision })}
          onReject={(rating) => {
            setChosen(rating);
            setRejecting(true);
          }}
          empty={<None state={state} search={search} />}
        />
      </Box>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          total={data?.totalCount}
          onPageChange={(wanted) => show({ page: wanted })}
        />
      )}
      {rejected && (
        <RejectRatingDialog
          open={isRejecting}
          rating={rejected}
          onSubmit={(reason) =>
            reject({ _id: rejected._id, revision: rejected.revision, reason }).unwrap().then(close)
          }
          onClose={close}
        />
      )}
    </AdminFrame>
  );
}

function None({ state, search }: { state: StateChoice; search: string }) {
  const { ratings: words } = useAdminMessages();
  if (search) return <EmptyState drawing="search" title={words.noneSuch} text={words.noneSuchHint} />;
  return <EmptyState title={state === 'pending' ? words.noneWaiting : words.none} text={words.noneText} />;
}
