import { discountSteps } from '../../contract/codes.js';
import type { BrowseChoices } from '../../contract/browse.js';
import type { Texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import type { BrowseWish } from './wish.js';

/** A line that one ticks or picks. */
export interface Option {
  value: string;
  label: string;
  /** How many products there are of it; none is said where it is not known. */
  count?: number | undefined;
}

/** What one can narrow by. */
export type GroupKey = 'category' | 'brand' | 'price' | 'discount' | 'food';

/** Those that lead somewhere, and those that are chosen: what was ticked can be taken off where it stands. */
const offered = (options: readonly Option[], chosen: readonly string[]): Option[] => {
  const known = options.filter(({ value, count }) => count !== 0 || chosen.includes(value));
  const missing = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...known, ...missing.map((value) => ({ value, label: value, count: 0 }))];
};

export const shelfOptions = ({ subCategories }: BrowseChoices, wish: BrowseWish): Option[] =>
  offered(
    subCategories.map(({ _id, name, count }) => ({ value: _id, label: name, count })),
    wish.subCategories,
  );

/** An address may say a brand in small letters. */
const asChosen = (name: string, { brands }: BrowseWish): string =>
  brands.find((brand) => brand.toLowerCase() === name.toLowerCase()) ?? name;

export const brandOptions = ({ brands }: BrowseChoices, wish: BrowseWish): Option[] =>
  offered(
    brands.map(({ name, count }) => ({ value: asChosen(name, wish), label: name, count })),
    wish.brands,
  );

type Words = Texts['ui']['browse'];

/** Those without a product stay, to be seen in their row; they cannot be picked. */
export const discountOptions = ({ discounts }: BrowseChoices, words: Words): Option[] => [
  { value: '', label: words.anyDiscount },
  ...discountSteps.map((percent) => ({
    value: String(percent),
    label: fill(words.atLeast, { percent }),
    count: discounts.find((step) => step.percent === percent)?.count ?? 0,
  })),
];

export const foodOptions = ({ food }: BrowseChoices, words: Words): Option[] => [
  { value: '', label: words.anyFood },
  { value: 'veg', label: words.veg, count: food.veg },
  { value: 'nonVeg', label: words.nonVeg, count: food.nonVeg },
];

/** The groups that make a difference here, and those in which something is chosen. */
export const groupsFor = (choices: BrowseChoices, wish: BrowseWish): GroupKey[] => {
  const groups: readonly (readonly [GroupKey, boolean])[] = [
    ['category', shelfOptions(choices, wish).length > 1 || wish.subCategories.length > 0],
    ['brand', brandOptions(choices, wish).length > 1 || wish.brands.length > 0],
    ['price', choices.prices !== null || wish.from !== undefined || wish.to !== undefined],
    ['discount', choices.discounts.some(({ count }) => count > 0) || wish.discount !== undefined],
    ['food', choices.food.veg + choices.food.nonVeg > 0 || wish.food !== undefined],
  ];
  return groups.flatMap(([key, there]) => (there ? [key] : []));
};
