import Box from '@mui/material/Box';
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
import { useDialogEditing } from '../features/admin/useDialogEditing.js';
import { type ParamFields, isOneOf, useListParams } from '../features/admin/useListParams.js';
import { useListStatus } from '../features/admin/useListStatus.js';

type StateChoice = RatingState | 'all';

const choices: readonly StateChoice[] = [...ratingStates, 'all'];
const first = ratingStates[0];
const panel = 'ratings-panel';

const fields: ParamFields = {
  state: isOneOf(choices.filter((choice) => choice !== first)),
};

/** Renders the ratings for admins, who approve or reject them. Those that wait come first. */
export default function RatingAdminRoute() {
  const { screens, ratings: words } = useAdminMessages();
  const { values, search, page, change, goTo } = useListParams(fields);
  const state = oneOf(choices, values.state) ?? first;
  const query = adminApi.useListRatingsQuery(
    { search: search.slice(0, limits.search), page, ...(state !== 'all' && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const pages = Math.ceil((data?.totalCount ?? 0) / limits.pageSize.table);
  const status = useListStatus(query, page, pages, (last) => goTo(last, true));
  const rejecting = useDialogEditing<AdminRating>();
  const [approve] = adminApi.useApproveRatingMutation();
  const [reject] = adminApi.useRejectRatingMutation();
  const counts = data && {
    ...data.counts,
    all: Object.values(data.counts).reduce((sum, one) => sum + one, 0),
  };
  // the list has the words that the customer has written since
  const rejected = data?.data.find(({ _id }) => _id === rejecting.thing?._id) ?? rejecting.thing;
  return (
    <AdminFrame heading={screens.ratings}>
      <Box role="search">
        <SlashSearch
          value={search}
          onChange={(text) => change({ search: text }, true)}
          label={words.search}
        />
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
        onChange={(choice) => change({ state: choice === first ? '' : choice })}
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
          onReject={rejecting.start}
          empty={<None state={state} search={search} />}
        />
      </Box>
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={goTo} />}
      {rejected && (
        <RejectRatingDialog
          open={rejecting.open}
          rating={rejected}
          onSubmit={(reason) =>
            reject({ _id: rejected._id, revision: rejected.revision, reason }).unwrap().then(rejecting.close)
          }
          onClose={rejecting.close}
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
