import { limits } from '../../../../contract/limits.js';
import { routes } from '../../../../contract/links.js';
import { oneOf, productSorts, stockLevels } from '../../../../contract/codes.js';
import type { StockLevel } from '../../../../contract/productTable.js';
import type { Sort } from '../../../../ui/DataTable/columns.js';
import type { FilterValues } from '../../../../ui/FilterBar/filters.js';
import { isId } from '../../../app/isId.js';
import { type ParamFields, isOneOf, pageOf } from '../useListParams.js';
import type { StockQuery } from './stockApi.js';

export const pageSizes: readonly number[] = [limits.pageSize.table, 20, 50, limits.pageSize.max];

export const stockFields: ParamFields = {
  search: Boolean, // keeps its place: saved views are compared as text
  stock: (text) => levelIn({ stock: text }) !== 'all',
  category: isId,
  sub: isId,
  discounted: isOneOf(['yes', 'no']),
  /** Accepts a column name, with a minus before it for descending order. */
  sort: (text) => productSorts.some((sort) => text === sort || text === `-${sort}`),
  size: (text) => pageSizes.includes(Number(text)),
};

/** Returns search, filters and order as an address query for a saved view, without the page number. */
export const viewOf = ({ page: _page, ...values }: FilterValues): string =>
  new URLSearchParams(values).toString();

/** Returns a link to the stock table with these filters. */
export const stockLink = (values: FilterValues): string => `${routes.stockAdmin}?${viewOf(values)}`;

export const sortIn = ({ sort }: FilterValues): Sort | undefined =>
  sort === undefined
    ? undefined
    : { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };

export const sortText = ({ key, direction }: Sort): string => (direction === 'desc' ? `-${key}` : key);

export const levelIn = ({ stock }: FilterValues): StockLevel => oneOf(stockLevels, stock) ?? 'all';

export const sizeIn = ({ size = String(limits.pageSize.table) }: FilterValues): number => Number(size);

/** Returns the body of the call that loads a page of the stock table. */
export const queryOf = (values: FilterValues): StockQuery => {
  const { search = '', category, sub, discounted } = values;
  const wanted = sortIn(values);
  const sort = oneOf(productSorts, wanted?.key);
  return {
    search: search.slice(0, limits.search),
    filters: {
      stock: levelIn(values),
      ...(category && { categoryId: category }),
      ...(sub && { subCategoryId: sub }),
      ...(discounted && { discounted: discounted === 'yes' }),
    },
    ...(sort && wanted && { sort, direction: wanted.direction }),
    page: pageOf(values.page),
    limit: sizeIn(values),
  };
};
