import Button from '@mui/material/Button';
import { fill } from '../../../../contract/messages/fill.js';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { viewOf } from './stockValues.js';
import type { StockView } from './useStockTable.js';

/**
 * Renders the message of an empty stock table: no product matches the filters, or the shop has no products.
 */
export function NoRows({ table: { values, asked, show } }: { table: StockView }) {
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
