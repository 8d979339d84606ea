import type { BrowseSort } from '../../contract/codes.js';
import { discountedPrice, type Paise } from '../../contract/money.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { type Measure, unitPriceOf } from '../../contract/unitPrice.js';
import type { ShelvedProduct } from './catalogueProjection.js';
import { brandsOf } from './search/brands.js';

export type Filters = ParsedBody<'product', 'search'>['filters'];
type Filter = keyof Filters;
type Test = (product: ShelvedProduct) => boolean;

/** What one pays for it. */
export const payable = ({ price, discount }: ShelvedProduct): Paise => discountedPrice(price, discount);

/** Of each filter that is on, what it lets through. */
export const testsOf = (filters: Filters): [Filter, Test][] => {
  const { subCategories, from = 0, to = Infinity, discount = 0, food } = filters;
  const brands = new Set(filters.brands.map((brand) => brand.toLowerCase()));
  const tests: Record<Filter, Test | false> = {
    subCategories:
      subCategories.length > 0 &&
      (({ subCategory }) => subCategory.some(({ _id }) => subCategories.includes(String(_id)))),
    brands:
      brands.size > 0 && ((product) => brandsOf(product).some((brand) => brands.has(brand.toLowerCase()))),
    from: from > 0 && ((product) => payable(product) >= from),
    to: to < Infinity && ((product) => payable(product) <= to),
    discount: discount > 0 && ((product) => product.discount >= discount),
    inStock: filters.inStock && (({ stock }) => stock > 0),
    food: food !== undefined && ((product) => product.food === food),
  };
  return Object.entries(tests).filter((entry): entry is [Filter, Test] => entry[1] !== false);
};

/** Kilograms are compared with kilograms; what cannot be compared comes last. */
const measures: readonly Measure[] = ['kg', 'litre', 'piece'];

const unitRank = (product: ShelvedProduct): readonly [measure: number, amount: Paise] => {
  const unitPrice = unitPriceOf(product.unit, payable(product));
  if (!unitPrice) return [measures.length, payable(product)];
  return [measures.indexOf(unitPrice.measure), unitPrice.amount];
};

const ranks: Record<BrowseSort, (product: ShelvedProduct, place: number) => readonly number[]> = {
  price: (product) => [payable(product)],
  priceDown: (product) => [-payable(product)],
  unitPrice: unitRank,
  discount: ({ discount }) => [-discount],
  newest: ({ _id }) => [-Number.parseInt(_id.slice(0, 8), 16), -Number.parseInt(_id.slice(-6), 16)],
};

/** What is in stock before what is not; what is alike stays in the order it came in, also from page to page. */
export const sorted = (products: readonly ShelvedProduct[], sort?: BrowseSort): readonly ShelvedProduct[] => {
  if (!sort) return products;
  return products
    .map((product, place) => ({ product, rank: [product.stock > 0 ? 0 : 1, ...ranks[sort](product, place)] }))
    .sort((one, other) => firstDifference(one.rank, other.rank))
    .map(({ product }) => product);
};

const firstDifference = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};
