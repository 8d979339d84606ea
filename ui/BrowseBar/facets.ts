import { discountSteps } from '../../contract/codes.js';
import type { Facets } from '../../contract/browse.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import type { ProductFilters } from './productFilters.js';

/** An option of a filter group, shown as a checkbox or a radio button. */
export interface Option {
  value: string;
  label: string;
  /** Number of products that match this option; undefined hides the count. */
  count?: number | undefined;
}

export type GroupKey = 'category' | 'brand' | 'price' | 'discount' | 'food';

/** Returns the options to offer: those that have products, and those that are chosen, so that they can be unticked. */
const offered = (options: readonly Option[], chosen: readonly string[]): Option[] => {
  const known = options.filter(({ value, count }) => count !== 0 || chosen.includes(value));
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...known, ...missing.map((value) => ({ value, label: value, count: 0 }))];
};

export const subCategoryOptions = ({ subCategories }: Facets, filters: ProductFilters): Option[] =>
  offered(
    subCategories.map(({ _id, name, count }) => ({ value: _id, label: name, count })),
    filters.subCategories,
  );

/** Returns a brand name in the letter case of the chosen brand, because a URL may hold it in lower case. */
const asChosen = (name: string, { brands }: ProductFilters): string =>
  brands.find((brand) => brand.toLowerCase() === name.toLowerCase()) ?? name;

export const brandOptions = ({ brands }: Facets, filters: ProductFilters): Option[] =>
  offered(
    brands.map(({ name, count }) => ({ value: asChosen(name, filters), label: name, count })),
    filters.brands,
  );

type Words = Messages['ui']['browse'];

/**
 * Returns the options of the discount filter: any discount, then each minimum discount. Those without
 * products stay visible but cannot be chosen.
 */
export const discountOptions = ({ discounts }: Facets, words: Words): Option[] => [
  { value: '', label: words.anyDiscount },
  ...discountSteps.map((percent) => ({
    value: String(percent),
    label: fill(words.atLeast, { percent }),
    count: discounts.find((step) => step.percent === percent)?.count ?? 0,
  })),
];

export const foodOptions = ({ food }: Facets, words: Words): Option[] => [
  { value: '', label: words.anyFood },
  { value: 'veg', label: words.veg, count: food.veg },
  { value: 'nonVeg', label: words.nonVeg, count: food.nonVeg },
];

/**
 * Returns the filter groups to show: those in which the facets leave something to choose, and those with an
 * active filter.
 */
export const groupsFor = (facets: Facets, filters: ProductFilters): GroupKey[] => {
  const groups: readonly (readonly [GroupKey, boolean])[] = [
    ['category', subCategoryOptions(facets, filters).length > 1 || filters.subCategories.length > 0],
    ['brand', brandOptions(facets, filters).length > 1 || filters.brands.length > 0],
    ['price', facets.prices !== null || filters.from !== undefined || filters.to !== undefined],
    ['discount', facets.discounts.some(({ count }) => count > 0) || filters.discount !== undefined],
    ['food', facets.food.veg + facets.food.nonVeg > 0 || filters.food !== undefined],
  ];
  return groups.flatMap(([key, there]) => (there ? [key] : []));
};
