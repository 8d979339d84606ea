import { discountSteps } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import type { Named } from '../common/localized.js';
import { type Filters, payable, type ProductSlices, testsOf } from './browsing.js';
import type { CachedProduct } from './projection/cachedDocs.js';

type Facets = Outcome<'product', 'facets'>['data'];
type Filter = keyof Filters;

/** Maps a filter to another filter of the same facet: `from` and `to` are the two ends of the price range. */
const alike: Partial<Record<Filter, Filter>> = { to: 'from' };
const facetValue = (filter: Filter): Filter => alike[filter] ?? filter;

/**
 * Counts the facets of a list, given in slices. Each facet is counted as if its own filter were off.
 * @param nameOf returns the name of a subcategory by its id
 */
export const facetsOf = async (
  slices: ProductSlices,
  filters: Filters,
  nameOf: (id: string) => Named | undefined,
): Promise<Facets> => {
  const tests = testsOf(filters);
  const tally = new Tally();
  for await (const products of slices)
    for (const product of products) {
      let failed: Filter | undefined;
      let several = false;
      for (const [filter, passes] of tests) {
        if (passes(product)) continue;
        several ||= failed !== undefined && failed !== facetValue(filter);
        failed = facetValue(filter);
      }
      if (!several) tally.add(product, failed);
    }
  return tally.facets(nameOf);
};

interface Counted extends Named {
  count: number;
}

const mostFirst = (one: Counted, other: Counted) =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

class Tally {
  private totalCount = 0;
  private readonly subCategories = new Map<string, number>();
  private readonly brands = new Map<string, Counted>();
  private lowest = Infinity;
  private highest = -Infinity;
  private readonly discounts = discountSteps.map((percent) => ({ percent, count: 0 }));
  private inStock = 0;
  private readonly food = { veg: 0, nonVeg: 0 };

  /** Counts a product. @param only the facet that the product counts for; undefined for all facets */
  add(product: CachedProduct, only?: Filter): void {
    const counts = (filter: Filter) => only === undefined || only === filter;
    if (only === undefined) this.totalCount += 1;
    if (counts('subCategories'))
      for (const id of product.subCategory) this.subCategories.set(id, (this.subCategories.get(id) ?? 0) + 1);
    if (counts('brands')) this.addBrands(product.brands);
    if (counts('from')) this.price(payable(product));
    if (counts('discount'))
      for (const step of this.discounts) if (product.discount >= step.percent) step.count += 1;
    if (counts('inStock') && product.stock > 0) this.inStock += 1;
    if (counts('food') && product.food) this.food[product.food] += 1;
  }

  facets(nameOf: (id: string) => Named | undefined): Facets {
    const { totalCount, discounts, inStock, food } = this;
    return {
      totalCount,
      subCategories: [...this.subCategories]
        .flatMap(([_id, count]) => {
          const { name, translations } = nameOf(_id) ?? {};
          return name === undefined ? [] : { _id, name, translations, count };
        })
        .sort(mostFirst)
        .slice(0, limits.facets),
      brands: [...this.brands.values()].sort(mostFirst).slice(0, limits.facets),
      prices: this.lowest <= this.highest ? { from: this.lowest, to: this.highest } : null,
      discounts,
      inStock,
      food,
    };
  }

  /** Counts each brand once, in whichever case it is written. */
  private addBrands(names: readonly string[]): void {
    const distinct =
      names.length > 1 ? new Map(names.map((name) => [name.toLowerCase(), name])).values() : names;
    for (const name of distinct) {
      const key = name.toLowerCase();
      const known = this.brands.get(key);
      if (known) known.count += 1;
      else this.brands.set(key, { name, count: 1 });
    }
  }

  private price(amount: number): void {
    this.lowest = Math.min(this.lowest, amount);
    this.highest = Math.max(this.highest, amount);
  }
}
