import Paper from '@mui/material/Paper';
import type { AuditPage } from '../../contract/audit.js';
import { commandLine } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { AuditLog } from '../../ui/AuditLog/AuditLog.js';
import { auditFilters } from '../../ui/AuditLog/auditEntry.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { FilterBar } from '../../ui/FilterBar/FilterBar.js';
import type { FilterField } from '../../ui/FilterBar/filters.js';
import { Pagination } from '../../ui/Pagination/Pagination.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { useMessages } from '../../ui/theme/messages.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { auditLogFields, auditLogQuery } from '../features/admin/auditLog/auditLogQuery.js';
import type { Naming } from '../features/admin/auditLog/changedFields.js';
import { shownEntries } from '../features/admin/auditLog/shownEntries.js';
import { useListParams } from '../features/admin/useListParams.js';
import { useListStatus } from '../features/admin/useListStatus.js';
import { useStoredCatalogue } from '../features/admin/useStoredCatalogue.js';

/** Renders the audit log: who changed what, and when. */
export default function AuditAdminRoute() {
  const { categories = [], subCategories = [] } = useStoredCatalogue();
  const names = new Map([...categories, ...subCategories].map(({ _id, name }) => [_id, name]));
  const { screens, audit } = useAdminMessages();
  const { values, search, page, show, change, goTo } = useListParams(auditLogFields);
  const { page: _page, ...filters } = values;
  const query = adminApi.useListAuditLogQuery(auditLogQuery(values), { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, refetch } = query;
  const pages = Math.ceil((query.data?.totalCount ?? 0) / limits.pageSize.table);
  const status = useListStatus(query, page, pages, (last) => goTo(last, true));
  const failed = status === 'failed' || status === 'retrying';
  // the former entries stay while others load
  const data = status === 'loading' ? undefined : (currentData ?? (failed ? undefined : query.data));
  return (
    <AdminFrame heading={screens.changes}>
      <FilterBar
        fields={[
          ...auditFilters(audit, authorsOf(data, audit)),
          ...importFilter(audit.filterImport, values.import, data),
        ]}
        values={values}
        onChange={(next) => show({ ...next, page: '' })}
        search={search}
        onSearchChange={(text) => change({ search: text }, true)}
        searchLabel={screens.searchAuditLog}
      />
      {data && !data.data.length && Object.keys(filters).length > 0 ? (
        <EmptyState
          drawing="search"
          title={search ? fill(screens.nothingFound, { search }) : audit.noneSuch}
          text={audit.noneSuchHint}
        />
      ) : (
        <Paper variant="outlined" aria-busy={isFetching} sx={{ p: { xs: 2, md: 3 } }}>
          <Entries
            data={data}
            status={data ? 'ready' : failed ? status : 'loading'}
            onRetry={() => void refetch()}
            nameOf={(id) => names.get(id)}
          />
        </Paper>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={goTo} />}
    </AdminFrame>
  );
}

interface EntriesProps {
  data: AuditPage | undefined;
  status: 'ready' | 'loading' | 'failed' | 'retrying';
  onRetry: () => void;
  /** Returns the name of a category or subcategory by its id. */
  nameOf: Naming['nameOf'];
}

function Entries({ data, nameOf, ...rest }: EntriesProps) {
  const { audit, orders } = useAdminMessages();
  const { ui, language } = useMessages();
  const naming = {
    words: audit,
    language,
    nameOf,
    statuses: ui.orders.status,
    pages: ui.site.pages,
    reasons: orders.reason,
  };
  return <AuditLog entries={shownEntries(data?.data ?? [], naming)} {...rest} />;
}

/**
 * Builds the filter for the changes of one import, labelled with its file name. It offers no other imports:
 * an admin sets it by the link of an import's entry in the audit log.
 */
const importFilter = (label: string, id: string | undefined, data: AuditPage | undefined): FilterField[] => {
  if (!id) return [];
  const file = data?.data.find((entry) => entry.import?._id === id)?.import?.file ?? id;
  return [{ key: 'import', label, options: [{ value: id, label: file }] }];
};

const authorsOf = (
  data: AuditPage | undefined,
  words: Pick<AdminMessages['audit'], 'commandLine' | 'former'>,
) =>
  (data?.people ?? []).map(({ _id, name, email }) => ({
    value: _id,
    label: _id === commandLine ? words.commandLine : email ? `${name} (${email})` : words.former,
  }));
