import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SynonymSettings } from '../../contract/browse.js';
import { limits } from '../../contract/limits.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Pagination } from '../../ui/Pagination/Pagination.js';
import { Panel } from '../../ui/Panel/Panel.js';
import { SearchesWithoutResults } from '../../ui/SearchesWithoutResults/SearchesWithoutResults.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { DeskColumns } from '../../ui/theme/DeskColumns.js';
import { useSynonymEditor } from '../../ui/SynonymEditor/useSynonymEditor.js';
import { SynonymEditor } from '../../ui/SynonymEditor/SynonymEditor.js';
import { useUnsavedChangesGuard } from '../app/unsavedChanges/useUnsavedChangesGuard.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { useListStatus } from '../features/admin/useListStatus.js';

/** Renders the searches without results and the synonyms. */
export default function SearchAdminRoute() {
  const { screens } = useAdminMessages();
  const { data } = adminApi.useOpenWordsQuery();
  return (
    <AdminFrame heading={screens.searching}>
      <DeskColumns shares={[2, 3]}>{data ? <SynonymsEditing words={data} /> : <Opening />}</DeskColumns>
    </AdminFrame>
  );
}

/** Renders the searches without results, and the loading state of the synonyms. */
function Opening() {
  const { searching } = useAdminMessages();
  const { error, isFetching, refetch } = adminApi.useOpenWordsQuery();
  return (
    <>
      <SearchesWithoutResultsPanel />
      <Panel title={searching.words}>
        {error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Spinner label={searching.loading} />
        )}
      </Panel>
    </>
  );
}

function SynonymsEditing({ words }: { words: SynonymSettings }) {
  const { searching } = useAdminMessages();
  const [save] = adminApi.useSaveWordsMutation();
  const { onDirtyChange } = useUnsavedChangesGuard();
  const editor = useSynonymEditor({
    words,
    onSubmit: ({ groups, revision = 0 }) => save({ groups, revision }).unwrap(),
    onDirtyChange,
  });
  return (
    <>
      <SearchesWithoutResultsPanel onAdd={editor.addWord} />
      <Panel title={searching.words}>
        <Typography variant="body2">{searching.wordsHint}</Typography>
        <SynonymEditor editor={editor} />
      </Panel>
    </>
  );
}

/**
 * Renders the searches without results, page by page.
 * @param onAdd adds a search to the synonyms; undefined until these have loaded
 */
function SearchesWithoutResultsPanel({ onAdd }: { onAdd?: ((search: string) => void) | undefined }) {
  const { searching } = useAdminMessages();
  const [wanted, setWanted] = useState(1);
  const list = adminApi.useListSearchesWithoutResultsQuery({ page: wanted });
  const [forget] = adminApi.useRemoveSearchWithoutResultsMutation();
  const pages = Math.ceil((list.data?.totalCount ?? 0) / limits.pageSize.table);
  const status = useListStatus(list, wanted, pages, setWanted);
  return (
    <Panel title={searching.searchesWithoutResults}>
      <Typography variant="body2">{searching.searchesWithoutResultsHint}</Typography>
      <SearchesWithoutResults
        searchesWithoutResults={list.data?.data ?? []}
        status={status === 'refreshing' ? 'ready' : status}
        onRetry={() => void list.refetch()}
        onAdd={onAdd}
        onForget={(search) => void forget({ search })}
        aria-busy={list.isFetching}
      />
      {pages > 1 && <Pagination page={wanted} pages={pages} onPageChange={setWanted} />}
    </Panel>
  );
}
