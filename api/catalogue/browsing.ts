import type { BrowseSort } from '../../contract/codes.js';
import { discountedPrice, type Paise } from '../../contract/money.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Translations } from '../../contract/translations.js';
import { byUnitPrice, comparableUnitPrice, type UnitPrice } from '../../contract/unitPrice.js';
import type { ProductWithCategories } from './catalogueProjection.service.js';
import { brandsOf } from '../common/brands.js';
import { inSlices, sortedInSlices } from '../common/slices.js';

export type Filters = ParsedBody<'product', 'search'>['filters'];
type Filter = keyof Filters;
type Test = (product: ProductWithCategories) => boolean;

/** A brand or subcategory. `key` is what filters compare: the id, or the name in lower case. */
interface Facet {
  key: string;
  name: string;
  translations?: Translations;
}

/** Facts of a product that filters, facets and sorts read. */
interface Facts {
  unitPrice: UnitPrice | undefined;
  brands: readonly Facet[];
  subCategories: readonly Facet[];
}

const known = new WeakMap<ProductWithCategories, Facts>();

/** Computes a product's facts once and caches them: lists may go through the whole catalogue. */
export const factsOf = (product: ProductWithCategories): Facts => {
  const facts = known.get(product);
  if (facts) return facts;
  const brands = new Map(brandsOf(product).map((name) => [name.toLowerCase(), name]));
  const found: Facts = {
    unitPrice: comparableUnitPrice(product.unit, payable(product)),
    brands: [...brands].map(([key, name]) => ({ key, name })),
    subCategories: product.subCategory.map(({ _id, name, translations }) => ({
      key: _id,
      name,
      translations,
    })),
  };
  known.set(product, found);
  return found;
};

/** Returns the price of a product after its discount, in paise. */
export const payable = ({ price, discount }: ProductWithCategories): Paise =>
  discountedPrice(price, discount);

/** Returns the filters that are set, each with a function that tells whether a product passes. */
export const testsOf = (filters: Filters): [Filter, Test][] => {
  const { from = 0, to = Infinity, discount = 0, food } = filters;
  const subCategories = new Set(filters.subCategories);
  const brands = new Set(filters.brands.map((brand) => brand.toLowerCase()));
  const tests: Record<Filter, Test | false> = {
    subCategories:
      subCategories.size > 0 &&
      ((product) => factsOf(product).subCategories.some(({ key }) => subCategories.has(key))),
    brands: brands.size > 0 && ((product) => factsOf(product).brands.some(({ key }) => brands.has(key))),
    from: from > 0 && ((product) => payable(product) >= from),
    to: to < Infinity && ((product) => payable(product) <= to),
    discount: discount > 0 && ((product) => product.discount >= discount),
    inStock: filters.inStock && (({ stock }) => stock > 0),
    food: food !== undefined && ((product) => product.food === food),
  };
  return Object.entries(tests).filter((entry): entry is [Filter, Test] => entry[1] !== false);
};

type Compare<Value> = (one: Value, other: Value) => number;

type Sort = (products: readonly ProductWithCategories[]) => Promise<ProductWithCategories[]>;

/** Builds the sort by a value, which it works out once for each product. Products out of stock come last. */
const by =
  <Value>(valueOf: (product: ProductWithCategories) => Value, compare: Compare<Value>): Sort =>
  async (products) => {
    const valued: { product: ProductWithCategories; outOfStock: number; value: Value }[] = [];
    for await (const slice of inSlices(products))
      for (const product of slice)
        valued.push({ product, outOfStock: Number(product.stock === 0), value: valueOf(product) });
    const ordered = await sortedInSlices(
      valued,
      (one, other) => one.outOfStock - other.outOfStock || compare(one.value, other.value),
    );
    return ordered.map(({ product }) => product);
  };

const rising: Compare<number> = (one, other) => one - other;
const falling: Compare<number> = (one, other) => other - one;

const sorts: Record<BrowseSort, Sort> = {
  price: by(payable, rising),
  priceDown: by(payable, falling),
  unitPrice: by((product) => factsOf(product).unitPrice, byUnitPrice),
  discount: by(({ discount }) => discount, falling),
  newest: by(
    ({ _id }) => _id,
    (one, other) => (one < other ? 1 : -1),
  ),
};

/**
 * Sorts products; those out of stock come last. The sort is stable, so that pages neither repeat nor skip a
 * product.
 */
export const sorted = async (
  products: readonly ProductWithCategories[],
  sort?: BrowseSort,
): Promise<readonly ProductWithCategories[]> => (sort ? sorts[sort](products) : products);
