import Typography from '@mui/material/Typography';
import type { AdminTexts } from '../../contract/texts/en/admin.js';
import { BeforeAfter } from '../AuditLog/BeforeAfter.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable } from '../DataTable/DataTable.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import type { ImportChange } from './importRows.js';

const columnsOf = (words: AdminTexts['importing']): Column<ImportChange>[] => [
  { key: 'product', header: words.product, cell: ({ product }) => product },
  { key: 'field', header: words.field, cell: ({ field }) => field },
  {
    key: 'change',
    header: `${words.before} → ${words.after}`,
    cell: ({ before, after }) => <BeforeAfter before={before} after={after} />,
  },
];

/** A few changes, to see whether the file does what one means. */
export function Changes({ changes }: { changes: readonly ImportChange[] }) {
  const { importing } = useAdminTexts();
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {importing.changes}
      </Typography>
      <DataTable
        label={importing.changes}
        columns={columnsOf(importing)}
        rows={changes}
        rowKey={({ product, field }) => `${product} ${field}`}
        rowLabel={({ product }) => product}
      />
    </section>
  );
}
