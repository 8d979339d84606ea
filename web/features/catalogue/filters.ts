import { browseSorts, discountSteps, foodMarks, oneOf } from '../../../contract/codes.js';
import { limits } from '../../../contract/limits.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { isId } from '../../app/isId.js';

/** The filters and sort order in the body of a product call; empty if none is chosen. */
export type FilterQuery = Pick<CallBody<'product', 'search'>, 'filters' | 'sort'>;

const severalIn = (params: URLSearchParams, key: string, fits: (text: string) => boolean): string[] =>
  [...new Set(params.getAll(key).map((text) => text.trim()))].filter(fits).slice(0, limits.filterValues);

const isBrand = (text: string) =>
  text.length > 0 && text.length <= limits.detailValue && !text.includes('\u0000');

const rupeesIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) <= limits.price
    ? Number(text)
    : undefined;

/** Reads the filters from an address and ignores invalid values. */
export const filtersIn = (params: URLSearchParams): ProductFilters => {
  const discount = Number(oneOf(discountSteps.map(String), params.get('off')));
  return {
    subCategories: severalIn(params, 'sub', isId),
    brands: severalIn(params, 'brand', isBrand),
    from: rupeesIn(params.get('from')),
    to: rupeesIn(params.get('to')),
    discount: discount || undefined,
    inStock: params.get('stock') === 'in',
    food: oneOf(foodMarks, params.get('food')),
    sort: oneOf(browseSorts, params.get('sort')),
  };
};

/** Returns the filters as parameters of an address, always in the same order. */
export const asParams = (filters: ProductFilters): [key: string, value: string][] => {
  const { subCategories, brands, from, to, discount, inStock, food, sort } = filters;
  const single = { from, to, off: discount, stock: inStock ? 'in' : undefined, food, sort };
  return [
    ...subCategories.map((value): [string, string] => ['sub', value]),
    ...brands.map((value): [string, string] => ['brand', value]),
    ...Object.entries(single).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ];
};

/** Replaces the filters in an address; other parameters stay, before the filters. */
export const withFilters = (params: URLSearchParams, filters: ProductFilters): URLSearchParams => {
  const own = new Set(['sub', 'brand', 'from', 'to', 'off', 'stock', 'food', 'sort']);
  return new URLSearchParams([...[...params].filter(([key]) => !own.has(key)), ...asParams(filters)]);
};

/** Returns the filters without the sort order, to count the facets. */
export const filtersOf = (filters: ProductFilters): NonNullable<FilterQuery['filters']> => {
  const { subCategories, brands, from, to, discount, inStock, food } = filters;
  return {
    ...(subCategories.length > 0 && { subCategories: [...subCategories] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(discount !== undefined && { discount }),
    ...(inStock && { inStock }),
    ...(food && { food }),
  };
};

/** Returns the filters and sort order as part of a call's body; those not chosen are left out. */
export const filterQuery = (filters: ProductFilters): FilterQuery => {
  const chosen = filtersOf(filters);
  return {
    ...(Object.keys(chosen).length > 0 && { filters: chosen }),
    ...(filters.sort && { sort: filters.sort }),
  };
};

/**
 * Checks whether a search text continues the text before, so that the filters stay: it was extended or
 * shortened, but not emptied.
 * Another text starts without filters, because filters for milk make no sense for soap.
 */
export const goesOn = (before: string, now: string): boolean => {
  const [one, other] = [before, now].map((text) => text.trim().toLowerCase()) as [string, string];
  return other !== '' && (other.startsWith(one) || one.startsWith(other));
};
