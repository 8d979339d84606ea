import type { BrowseSort } from '../../contract/codes.js';
import { discountedPrice, type Paise } from '../../contract/money.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { byUnitPrice, comparableUnitPrice } from '../../contract/unitPrice.js';
import { firstInOrder } from '../common/slices.js';
import type { CachedProduct } from './projection/cachedDocs.js';

export type Filters = ParsedBody<'product', 'search'>['filters'];
type Filter = keyof Filters;
type Test = (product: CachedProduct) => boolean;
type FilterTest = [Filter, Test];

/** Returns the price of a product after its discount, in paise. */
export const payable = ({ price, discount }: CachedProduct): Paise => discountedPrice(price, discount);

/** Returns the filters that are set, each with a function that tells whether a product passes. */
export const testsOf = (filters: Filters): FilterTest[] => {
  const { from = 0, to = Infinity, discount = 0, food } = filters;
  const subCategories = new Set(filters.subCategories);
  const brands = new Set(filters.brands.map((brand) => brand.toLowerCase()));
  const tests: Record<Filter, Test | false> = {
    subCategories:
      subCategories.size > 0 && ((product) => product.subCategory.some((id) => subCategories.has(id))),
    brands: brands.size > 0 && ((product) => product.brands.some((brand) => brands.has(brand.toLowerCase()))),
    from: from > 0 && ((product) => payable(product) >= from),
    to: to < Infinity && ((product) => payable(product) <= to),
    discount: discount > 0 && ((product) => product.discount >= discount),
    inStock: filters.inStock && (({ stock }) => stock > 0),
    food: food !== undefined && ((product) => product.food === food),
  };
  return Object.entries(tests).filter((entry): entry is FilterTest => entry[1] !== false);
};

type Compare<Value> = (one: Value, other: Value) => number;

/** Products in slices, as `CatalogueProjectionService.slices` yields them. */
export type ProductSlices = AsyncIterable<readonly CachedProduct[]>;

type Sort = (slices: ProductSlices, count: number) => Promise<CachedProduct[]>;

/** Builds the sort by a value, which it works out once for each product. Products out of stock come last. */
const by =
  <Value>(valueOf: (product: CachedProduct) => Value, compare: Compare<Value>): Sort =>
  async (slices, count) => {
    const valued = async function* () {
      for await (const products of slices)
        yield products.map((product) => ({
          product,
          outOfStock: Number(product.stock === 0),
          value: valueOf(product),
        }));
    };
    const first = await firstInOrder(
      valued(),
      count,
      (one, other) => one.outOfStock - other.outOfStock || compare(one.value, other.value),
    );
    return first.map(({ product }) => product);
  };

const rising: Compare<number> = (one, other) => one - other;
const falling: Compare<number> = (one, other) => other - one;

const sorts: Record<BrowseSort, Sort> = {
  price: by(payable, rising),
  priceDown: by(payable, falling),
  unitPrice: by((product) => comparableUnitPrice(product.measured, payable(product)), byUnitPrice),
  discount: by(({ discount }) => discount, falling),
  newest: by(
    ({ _id }) => _id,
    (one, other) => (one < other ? 1 : -1),
  ),
};

/**
 * Returns the first `count` products that pass the tests of filters, and how many pass. When sorted, products out of
 * stock come last. The sort is stable, so that pages neither repeat nor skip a product.
 */
export const browse = async (
  slices: ProductSlices,
  { tests, sort }: { tests: readonly FilterTest[]; sort?: BrowseSort | undefined },
  count: number,
): Promise<{ first: CachedProduct[]; totalCount: number }> => {
  let totalCount = 0;
  const fitting = async function* () {
    for await (const products of slices) {
      const passing = products.filter((product) => tests.every(([, passes]) => passes(product)));
      totalCount += passing.length;
      yield passing;
    }
  };
  const first = await (sort ? sorts[sort] : firstInOrder)(fitting(), count);
  return { first, totalCount };
};
