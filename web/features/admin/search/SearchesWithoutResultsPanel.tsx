import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '../../../../contract/limits.js';
import { Pagination } from '../../../../ui/Pagination/Pagination.js';
import { Panel } from '../../../../ui/Panel/Panel.js';
import { SearchesWithoutResults } from '../../../../ui/SearchesWithoutResults/SearchesWithoutResults.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { adminApi } from '../adminApi.js';

/**
 * Renders the searches without results, page by page.
 * @param onAdd adds a search to the synonyms; undefined until these have loaded
 */
export function SearchesWithoutResultsPanel({ onAdd }: { onAdd?: ((search: string) => void) | undefined }) {
  const { searching } = useAdminMessages();
  const [wanted, setWanted] = useState(1);
  const { data, isError, isFetching, refetch } = adminApi.useListSearchesWithoutResultsQuery({
    page: wanted,
  });
  const [forget] = adminApi.useRemoveSearchWithoutResultsMutation();
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / limits.pageSize.table));
  const failed = isError && !isFetching && !data;
  return (
    <Panel title={searching.searchesWithoutResults}>
      <Typography variant="body2">{searching.searchesWithoutResultsHint}</Typography>
      <SearchesWithoutResults
        searchesWithoutResults={data?.data ?? []}
        status={data ? 'ready' : failed ? 'failed' : 'loading'}
        onRetry={() => void refetch()}
        onAdd={onAdd}
        onForget={(search) => void forget({ search })}
        aria-busy={isFetching}
      />
      {pages > 1 && <Pagination page={wanted} pages={pages} onPageChange={setWanted} />}
    </Panel>
  );
}
