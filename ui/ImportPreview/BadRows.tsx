import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable } from '../DataTable/DataTable.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import { formatNumber } from '../theme/formatNumber.js';
import type { BadRow } from './importRows.js';

const columnsOf = (words: AdminMessages['importing']): Column<BadRow>[] => [
  { key: 'line', header: words.line, cell: ({ line }) => `${words.line} ${formatNumber(line)}` },
  { key: 'column', header: words.column, cell: ({ column }) => column },
  { key: 'value', header: words.value, cell: ({ value }) => <Value words={words}>{value}</Value> },
  { key: 'reason', header: words.reason, cell: ({ reason }) => reason },
  { key: 'fix', header: words.fix, cell: ({ fix }) => fix },
];

interface BadRowsProps {
  /** The first bad rows. */
  rows: readonly BadRow[];
  /** The number of all bad rows. */
  count: number;
  /** Whether the import has ended, so that the rows were skipped. */
  skipped?: boolean;
}

/** Lists each value that cannot be imported, with its row and column, what is wrong, and how to fix it. */
export function BadRows({ rows, count, skipped = false }: BadRowsProps) {
  const { importing } = useAdminMessages();
  const [one, many] = skipped
    ? [importing.skippedTextOne, importing.skippedText]
    : [importing.badTextOne, importing.badText];
  const more = count - new Set(rows.map(({ line }) => line)).size;
  return (
    <section>
      <Typography variant="h4" component="h2">
        {importing.badRows}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {counted(one, many, count, formatNumber)}
      </Typography>
      <DataTable
        label={importing.badRows}
        columns={columnsOf(importing)}
        rows={rows}
        rowKey={({ line, column }) => `${line} ${column}`}
        rowLabel={({ line }) => String(line)}
      />
      {more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {fill(importing.more, { count: formatNumber(more) })}
        </Typography>
      )}
    </section>
  );
}

function Value({ words, children }: { words: AdminMessages['importing']; children: string }) {
  if (children.trim() === '') return words.noValue;
  return (
    <Box
      component="code"
      sx={{ bgcolor: 'soft.error', px: 0.5, borderRadius: 0.5, fontSize: '0.9em', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}
