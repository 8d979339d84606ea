import type { BrowseSort } from '../../contract/codes.js';
import { discountedPrice, type Paise } from '../../contract/money.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { byUnitPrice, comparableUnitPrice } from '../../contract/unitPrice.js';
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

type Compare<Value> = (one: Value, other: Value) => number;

/** What a sort looks at, and how two of them compare; worked out once for each product. */
const by = <Value>(valueOf: (product: ShelvedProduct) => Value, compare: Compare<Value>) => {
  return (products: readonly ShelvedProduct[]): ShelvedProduct[] =>
    products
      .map((product) => ({ product, gone: product.stock === 0, value: valueOf(product) }))
      .sort((one, other) => Number(one.gone) - Number(other.gone) || compare(one.value, other.value))
      .map(({ product }) => product);
};

const rising: Compare<number> = (one, other) => one - other;
const falling: Compare<number> = (one, other) => other - one;

const sorts: Record<BrowseSort, (products: readonly ShelvedProduct[]) => ShelvedProduct[]> = {
  price: by(payable, rising),
  priceDown: by(payable, falling),
  unitPrice: by((product) => comparableUnitPrice(product.unit, payable(product)), byUnitPrice),
  discount: by(({ discount }) => discount, falling),
  newest: by(
    ({ _id }) => _id,
    (one, other) => (one < other ? 1 : -1),
  ),
};

/** What is in stock before what is not; what is alike stays in the order it came in, also from page to page. */
export const sorted = (products: readonly ShelvedProduct[], sort?: BrowseSort): readonly ShelvedProduct[] =>
  sort ? sorts[sort](products) : products;
