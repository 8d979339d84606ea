import { ColumnChooser } from '../../../../ui/ColumnChooser/ColumnChooser.js';
import { FilterBar } from '../../../../ui/FilterBar/FilterBar.js';
import { stockHeaders } from '../../../../ui/StockTable/StockTable.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { FilterField } from '../../../../ui/FilterBar/filters.js';
import { useStoredCatalogue } from '../useStoredCatalogue.js';
import type { StockView } from './useStockTable.js';

const asOptions = (named: readonly { _id: string; name: string }[]) =>
  named.map(({ _id, name }) => ({ value: _id, label: name }));

/** Builds the filters of the stock table; its subcategory filter offers those of the chosen category. */
const useStockFilters = (categoryId: string | undefined): FilterField[] => {
  const { categories, subCategories } = useStoredCatalogue();
  const { stock: words } = useAdminMessages();
  const under = subCategories?.filter(
    ({ category }) => !categoryId || category.some(({ _id }) => _id === categoryId),
  );
  return [
    {
      key: 'stock',
      label: words.filterStock,
      options: [
        { value: 'low', label: words.low },
        { value: 'out', label: words.out },
      ],
    },
    ...(categories ? [{ key: 'category', label: words.filterCategory, options: asOptions(categories) }] : []),
    ...(under ? [{ key: 'sub', label: words.filterSubCategory, options: asOptions(under) }] : []),
    {
      key: 'discounted',
      label: words.filterDiscount,
      options: [
        { value: 'yes', label: words.withDiscount },
        { value: 'no', label: words.withoutDiscount },
      ],
    },
  ];
};

export interface StockFiltersProps {
  table: StockView;
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
}

/** Renders the search, the filters and the choice of columns of the stock table. */
export function StockFilters({ table, hidden, onHiddenChange }: StockFiltersProps) {
  const { stock, screens } = useAdminMessages();
  const { values, search, change, show } = table;
  const filter = (next: Record<string, string>) => {
    const moved = next.category && next.category !== values.category;
    // a subcategory of another category would find nothing
    show({ ...next, page: '', ...(moved && { sub: '' }) });
  };
  return (
    <FilterBar
      fields={useStockFilters(values.category)}
      values={values}
      onChange={filter}
      search={search}
      onSearchChange={(text) => change({ search: text }, true)}
      searchLabel={screens.searchProducts}
    >
      <ColumnChooser columns={stockHeaders(stock)} hidden={hidden} onChange={onHiddenChange} />
    </FilterBar>
  );
}
