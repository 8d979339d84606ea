import { browseSorts, discountSteps, foodMarks, oneOf } from '../../../contract/codes.js';
import { limits } from '../../../contract/limits.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { ProductFilters } from '../../../ui/BrowseBar/productFilters.js';
import { isId } from '../../app/isId.js';

/** What of a call narrows and sorts; nothing where nothing does. */
export type FilterQuery = Pick<CallBody<'product', 'search'>, 'filters' | 'sort'>;

const severalIn = (params: URLSearchParams, key: string, fits: (text: string) => boolean): string[] =>
  [...new Set(params.getAll(key).map((text) => text.trim()))].filter(fits).slice(0, limits.filterValues);

const isBrand = (text: string) =>
  text.length > 0 && text.length <= limits.detailValue && !text.includes('\u0000');

const rupeesIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) <= limits.price
    ? Number(text)
    : undefined;

/** What an address wishes. What it says in another way than the shop writes it is left out. */
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

/** A wish as an address has it, always in the same order. */
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

/** An address with another wish; what else is in it stays, before it. */
export const withFilters = (params: URLSearchParams, filters: ProductFilters): URLSearchParams => {
  const own = new Set(['sub', 'brand', 'from', 'to', 'off', 'stock', 'food', 'sort']);
  return new URLSearchParams([...[...params].filter(([key]) => !own.has(key)), ...asParams(filters)]);
};

/** The filters alone, for the counts of what else there is. */
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

/** What is asked of the shop; what is left out is not asked. */
export const filterQuery = (filters: ProductFilters): FilterQuery => {
  const chosen = filtersOf(filters);
  return {
    ...(Object.keys(chosen).length > 0 && { filters: chosen }),
    ...(filters.sort && { sort: filters.sort }),
  };
};

/**
 * Whether a text goes on from another, so that its filters go on too: longer, or shorter, while something is left. An emptied
 * box, or another word in the place of the first, begins anew: nobody who turns from milk to soap still wants a dairy's soap.
 */
export const goesOn = (before: string, now: string): boolean => {
  const [one, other] = [before, now].map((text) => text.trim().toLowerCase()) as [string, string];
  return other !== '' && (other.startsWith(one) || one.startsWith(other));
};
