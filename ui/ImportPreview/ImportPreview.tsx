import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { limits } from '../../contract/limits.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { BeforeAfter } from '../AuditLog/BeforeAfter.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable } from '../DataTable/DataTable.js';
import { PencilIcon } from '../icons/accountIcons.js';
import { UploadIcon, DashIcon } from '../icons/dashboardIcons.js';
import { AlertIcon, PlusIcon } from '../icons/shopIcons.js';
import { Pagination } from '../Pagination/Pagination.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { BadRows } from './BadRows.js';
import { NewNames } from './NewNames.js';
import type { BadRow, ImportChange, ImportCounts } from './importRows.js';
import { busyWhen } from '../theme/busy.js';
import { withSx } from '../theme/styles.js';

export interface ImportPreviewProps extends Omit<StackProps, 'children'> {
  /** Numbers of products that the import would add, change or leave unchanged, and the number of bad rows. */
  counts: ImportCounts;
  /** Names of the new categories in the file. */
  newCategories?: readonly string[] | undefined;
  /** Names of the new subcategories in the file. */
  newSubCategories?: readonly string[] | undefined;
  /** Notes on what the import changes in the file's values, or why it could not start. */
  children?: ReactNode;
  /** The first bad rows; `counts.bad` is the number of all bad rows. */
  badRows: readonly BadRow[];
  /** What the import would change in some products, field by field. */
  changes: readonly ImportChange[];
  /** Number of changed products that `changes` does not list. */
  moreChanges?: number | undefined;
  /** Called to write the new and changed products. */
  onImport: () => void;
  /** Called on Cancel; nothing is imported. */
  onCancel: () => void;
  /** Whether the import is being started. */
  pending?: boolean | undefined;
}

/** Shows what an import would do before anything is written: counts, bad rows with fixes, and some changes. */
export function ImportPreview(props: ImportPreviewProps) {
  const { counts, badRows, changes, onImport, onCancel, pending = false, sx, ...root } = props;
  const { children, moreChanges = 0, newCategories = [], newSubCategories = [], ...box } = root;
  const { importing } = useAdminMessages();
  const { form } = useMessages().ui;
  const writes = counts.new + counts.changed;
  return (
    <Stack sx={withSx(sx, { gap: 3 })} {...box}>
      <Counts counts={counts} />
      <NewNames label={importing.newCategories} names={newCategories} />
      <NewNames label={importing.newSubCategories} names={newSubCategories} />
      {children}
      {badRows.length > 0 && <BadRows rows={badRows} count={counts.bad} />}
      {changes.length > 0 && <Changes changes={changes} more={moreChanges} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          {...busyWhen(pending)}
          loadingPosition="start"
          disabled={writes === 0}
          onClick={onImport}
        >
          {writes === 1 ? importing.importOne : fill(importing.import, { count: formatNumber(writes) })}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {form.cancel}
        </Button>
        {writes === 0 && <Typography sx={{ color: 'text.secondary' }}>{importing.nothing}</Typography>}
      </Stack>
    </Stack>
  );
}

const countStyles = [
  { key: 'new', Shape: PlusIcon, wash: 'soft.primary' },
  { key: 'changed', Shape: PencilIcon, wash: 'soft.info' },
  { key: 'unchanged', Shape: DashIcon, wash: 'background.default' },
  { key: 'bad', Shape: AlertIcon, wash: 'soft.error' },
] as const;

/** Shows how many products an import would add, change or leave unchanged, and how many rows are bad. */
function Counts({ counts }: { counts: ImportCounts }) {
  const { importing } = useAdminMessages();
  return (
    <Box component="dl" aria-label={importing.counts} sx={listStyles}>
      {countStyles.map(({ key, Shape, wash }) => (
        <Box
          key={key}
          sx={{ ...tileStyles, bgcolor: key === 'bad' && counts.bad === 0 ? 'background.default' : wash }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            <Shape fontSize="small" />
            {importing[key]}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ ...tabularNumbers, m: 0 }}>
            {formatNumber(counts[key])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 1,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
} as const;

const tileStyles = { px: 2, py: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' } as const;

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
function Changes({ changes, more }: { changes: readonly ImportChange[]; more: number }) {
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
        rowKey={(change) => String(changes.indexOf(change))} // products may share a name
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
