import Stack from '@mui/material/Stack';
import { routes } from '../../../../contract/links.js';
import { Pagination } from '../../../../ui/Pagination/Pagination.js';
import { StockTable } from '../../../../ui/StockTable/StockTable.js';
import type { CategoriesProps } from '../CategoryAdmin.js';
import { BulkEdits } from './BulkEdits.js';
import { NoRows } from './NoRows.js';
import { pageIn, pageSizes, sizeIn, sortIn, sortText } from './stockValues.js';
import { useChosen } from './useChosen.js';
import { useRowEdits } from './useRowEdits.js';
import type { StockView } from './useStockTable.js';

export interface StockRowsProps extends Pick<CategoriesProps, 'categories' | 'subCategories'> {
  table: StockView;
  hidden: readonly string[];
  panelId: string;
}

/** Renders the rows of the stock table, with inline edits and bulk edits. */
export function StockRows({ table, hidden, panelId, ...categoryProps }: StockRowsProps) {
  const { values, data, pages, status, retry, change } = table;
  const rows = data?.data ?? [];
  const edits = useRowEdits(table.query, rows);
  const { chosen, choose } = useChosen(rows);
  return (
    <Stack sx={{ gap: 2 }}>
      <StockTable
        products={rows}
        lowStock={data?.lowStock}
        status={status}
        onRetry={retry}
        hrefOf={({ _id }) => `${routes.productAdmin}/${_id}`}
        hidden={hidden}
        sort={sortIn(values)}
        onSortChange={(sort) => change({ sort: sortText(sort) })}
        selected={chosen.map(({ _id }) => _id)}
        onSelectedChange={choose}
        empty={<NoRows table={table} />}
        {...edits}
      />
      <BulkEdits products={chosen} panelId={panelId} onDone={() => choose([])} {...categoryProps} />
      {data && data.totalCount > 0 && (
        <Pagination
          sx={{ mb: { xs: 16, sm: 10 } }} // leaves room for a toast with Undo below the pagination
          page={pageIn(values)}
          pages={pages}
          total={data.totalCount}
          pageSize={sizeIn(values)}
          pageSizes={pageSizes}
          onPageChange={(page) => change({ page: page > 1 ? String(page) : '' })}
          onPageSizeChange={(size) => change({ size: size === pageSizes[0] ? '' : String(size) })}
        />
      )}
    </Stack>
  );
}
