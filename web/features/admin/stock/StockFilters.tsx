import { ColumnChooser } from '../../../../ui/ColumnChooser/ColumnChooser.js';
import { FilterBar } from '../../../../ui/FilterBar/FilterBar.js';
import { stockHeaders } from '../../../../ui/StockTable/stockColumns.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { CategoriesProps } from '../CategoryAdmin.js';
import { useStockFilters } from './useStockFilters.js';
import type { StockView } from './useStockTable.js';

export interface StockFiltersProps extends Pick<CategoriesProps, 'categories' | 'subCategories'> {
  table: StockView;
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
}

/** Renders the search, the filters and the choice of columns of the stock table. */
export function StockFilters({ table, hidden, onHiddenChange, ...categoryProps }: StockFiltersProps) {
  const { stock, screens } = useAdminMessages();
  const { values, change, show } = table;
  const filter = (next: Record<string, string>) => {
    const moved = next.category && next.category !== values.category;
    // a subcategory of another category would find nothing
    show({ ...next, page: '', ...(moved && { sub: '' }) });
  };
  return (
    <FilterBar
      fields={useStockFilters(categoryProps, values.category)}
      values={values}
      onChange={filter}
      search={values.search}
      onSearchChange={(search) => change({ search }, true)}
      searchLabel={screens.searchProducts}
    >
      <ColumnChooser columns={stockHeaders(stock)} hidden={hidden} onChange={onHiddenChange} />
    </FilterBar>
  );
}
