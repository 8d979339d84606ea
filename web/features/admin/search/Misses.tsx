import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '../../../../contract/limits.js';
import { Pager } from '../../../../ui/Pager/Pager.js';
import { Panel } from '../../../../ui/Panel/Panel.js';
import { SearchMisses } from '../../../../ui/SearchMisses/SearchMisses.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { adminApi } from '../adminApi.js';

/** What was searched for and not found, page by page. `onAdd` once the words are there. */
export function Misses({ onAdd }: { onAdd?: ((search: string) => void) | undefined }) {
  const { searching } = useAdminTexts();
  const [wanted, setWanted] = useState(1);
  const { data, isError, isFetching, refetch } = adminApi.useListMissesQuery({ page: wanted });
  const [forget] = adminApi.useForgetMissMutation();
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / limits.pageSize.board));
  const failed = isError && !isFetching && !data;
  return (
    <Panel title={searching.misses}>
      <Typography variant="body2">{searching.missesHint}</Typography>
      <SearchMisses
        misses={data?.data ?? []}
        status={data ? 'ready' : failed ? 'failed' : 'loading'}
        onRetry={() => void refetch()}
        onAdd={onAdd}
        onForget={(search) => void forget({ search })}
        aria-busy={isFetching}
      />
      {pages > 1 && <Pager page={wanted} pages={pages} onPageChange={setWanted} />}
    </Panel>
  );
}
