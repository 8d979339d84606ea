import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../../contract/links.js';
import { Pagination } from '../../../../ui/Pagination/Pagination.js';
import { StockTable } from '../../../../ui/StockTable/StockTable.js';
import { fill } from '../../../../contract/messages/fill.js';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { ProductTableRow } from '../../../../contract/productTable.js';
import type { CategoriesProps } from '../CategoryAdmin.js';
import { BulkEdits } from './BulkEdits.js';
import { pageIn, pageSizes, sizeIn, sortIn, sortText, viewOf } from './stockValues.js';
import { useRowEdits } from './useRowEdits.js';
import type { StockView } from './useStockTable.js';

/**
 * Holds the selected rows of the stock table. Only visible rows count, so after a change of page or filter
 * none is selected.
 */
const useChosen = (rows: readonly ProductTableRow[]) => {
  const { search: place } = useLocation();
  const [held, setHeld] = useState<{ place: string; ids: readonly string[] }>({ place, ids: [] });
  return {
    chosen: held.place === place ? rows.filter(({ _id }) => held.ids.includes(_id)) : [],
    choose: (ids: readonly string[]) => setHeld({ place, ids }),
  };
};

/**
 * Renders the message of an empty stock table: no product matches the filters, or the shop has no products.
 */
function NoRows({ table: { values, asked, show } }: { table: StockView }) {
  const { screens, stock, table } = useAdminMessages();
  const { size: _size, sort: _sort, ...filterValues } = values;
  if (viewOf(filterValues) === '')
    return <EmptyState title={screens.noProducts} text={screens.noProductsHint} />;
  return (
    <EmptyState
      drawing="search"
      title={asked ? fill(screens.nothingFound, { search: asked }) : stock.nothing}
      text={stock.nothingHint}
      action={
        <Button variant="outlined" onClick={() => show({})}>
          {table.clearFilters}
        </Button>
      }
    />
  );
}

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
