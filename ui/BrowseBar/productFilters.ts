import type { BrowseSort, FoodMark } from '../../contract/codes.js';
import { formatRupees, type Rupees } from '../../contract/money.js';
import type { Facets } from '../../contract/browse.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';

/** The filters and the sort order of a product list. */
export interface ProductFilters {
  /** Ids of subcategories; a product matches if it is in any of them. */
  subCategories: readonly string[];
  /** Brand names; a product matches if it has any of these brands. */
  brands: readonly string[];
  /** Lowest and highest price in rupees (`from`, `to`); undefined sets no limit. */
  from?: Rupees | undefined;
  to?: Rupees | undefined;
  /** Minimum discount, in percent. */
  discount?: number | undefined;
  inStock: boolean;
  food?: FoodMark | undefined;
  /** Sort order; undefined for the order that the shop recommends. */
  sort?: BrowseSort | undefined;
}

export const noFilters: ProductFilters = { subCategories: [], brands: [], inStock: false };

/** Removes all filters and keeps the sort order. */
export const unfiltered = ({ sort }: ProductFilters): ProductFilters => ({ ...noFilters, sort });

/** An active filter as display text, with the filters that remain when it is removed (`without`). */
export interface Badge {
  key: string;
  label: string;
  without: ProductFilters;
}

type Words = Messages['ui']['browse'];

const priceLabel = ({ from, to }: ProductFilters, words: Words): string => {
  const ends = {
    from: from === undefined ? '' : formatRupees(from),
    to: to === undefined ? '' : formatRupees(to),
  };
  if (from !== undefined && to !== undefined) return fill(words.priceBetween, ends);
  return fill(from === undefined ? words.priceTo : words.priceFrom, ends);
};

const withoutOne = (values: readonly string[], gone: string) => values.filter((value) => value !== gone);

/** Returns the active filters in the order of their groups. */
export const badgesOf = (filters: ProductFilters, known: Facets['subCategories'], words: Words): Badge[] => {
  const { subCategories, brands, from, to, discount, inStock, food } = filters;
  const badge = (key: string, label: string, change: Partial<ProductFilters>): Badge => ({
    key,
    label,
    without: { ...filters, ...change },
  });
  return [
    ...subCategories.map((id) =>
      badge(id, known.find(({ _id }) => _id === id)?.name ?? words.category, {
        subCategories: withoutOne(subCategories, id),
      }),
    ),
    ...brands.map((name) => badge(`brand ${name}`, name, { brands: withoutOne(brands, name) })),
    ...(from === undefined && to === undefined
      ? []
      : [badge('price', priceLabel(filters, words), { from: undefined, to: undefined })]),
    ...(discount === undefined
      ? []
      : [badge('discount', fill(words.atLeast, { percent: discount }), { discount: undefined })]),
    ...(inStock ? [badge('stock', words.inStock, { inStock: false })] : []),
    ...(food ? [badge('food', words[food], { food: undefined })] : []),
  ];
};

/** Counts the active filters. A price range counts once. */
export const filtersOn = ({
  subCategories,
  brands,
  from,
  to,
  discount,
  inStock,
  food,
}: ProductFilters): number =>
  subCategories.length +
  brands.length +
  [from ?? to, discount, food, inStock || undefined].filter((value) => value !== undefined).length;
