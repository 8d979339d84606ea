import Typography from '@mui/material/Typography';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { BeforeAfter } from '../AuditLog/BeforeAfter.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable } from '../DataTable/DataTable.js';
import { useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { Pagination } from '../Pagination/Pagination.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { ImportChange } from './importRows.js';

const columnsOf = (words: AdminMessages['importing']): Column<ImportChange>[] => [
  { key: 'product', header: words.product, cell: ({ product }) => product },
  { key: 'field', header: words.field, cell: ({ field }) => field },
  {
    key: 'change',
    header: `${words.before} → ${words.after}`,
    cell: ({ before, after }) => <BeforeAfter before={before} after={after} />,
  },
];

/**
 * Lists the changes page by page, so that the admin can check the file.
 * @param more number of changed products that are not listed
 */
export function Changes({ changes, more }: { changes: readonly ImportChange[]; more: number }) {
  const { importing } = useAdminMessages();
  const [wanted, setWanted] = useState(1);
  const size = limits.pageSize.table;
  const pages = Math.ceil(changes.length / size);
  const page = Math.min(wanted, pages);
  const shown = changes.slice((page - 1) * size, page * size);
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {importing.changes}
      </Typography>
      <DataTable
        label={importing.changes}
        columns={columnsOf(importing)}
        rows={shown}
        rowKey={({ product, field }) => `${product} ${field}`}
        rowLabel={({ product }) => product}
      />
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={setWanted} sx={{ mt: 1.5 }} />}
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {fill(importing.moreChanges, { count: formatNumber(more) })}
        </Typography>
      )}
    </section>
  );
}
