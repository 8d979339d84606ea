import { discountSteps } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import type { Translations } from '../../contract/translations.js';
import type { Outcome } from '../../contract/schemas.js';
import { factsOf, type Filters, payable, testsOf } from './browsing.js';
import type { ProductWithCategories } from './catalogueProjection.service.js';

type Facets = Outcome<'product', 'facets'>['data'];
type Filter = keyof Filters;

/** Maps a filter to another filter of the same facet: `from` and `to` are the two ends of the price range. */
const alike: Partial<Record<Filter, Filter>> = { to: 'from' };
const facetValue = (filter: Filter): Filter => alike[filter] ?? filter;

/** Counts the facets of a list, given in slices. Each facet is counted as if its own filter were off. */
export const facetsOf = async (
  slices: AsyncIterable<readonly ProductWithCategories[]> | Iterable<readonly ProductWithCategories[]>,
  filters: Filters,
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
  return tally.facets();
};

interface Counted {
  name: string;
  count: number;
  translations?: Translations;
}

const mostFirst = (one: Counted, other: Counted) =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

class Tally {
  private totalCount = 0;
  private readonly subCategories = new Map<string, Counted>();
  private readonly brands = new Map<string, Counted>();
  private lowest = Infinity;
  private highest = -Infinity;
  private readonly discounts = discountSteps.map((percent) => ({ percent, count: 0 }));
  private inStock = 0;
  private readonly food = { veg: 0, nonVeg: 0 };

  /** Counts a product. @param only the facet that the product counts for; undefined for all facets */
  add(product: ProductWithCategories, only?: Filter): void {
    const counts = (filter: Filter) => only === undefined || only === filter;
    const { brands, subCategories } = factsOf(product);
    if (only === undefined) this.totalCount += 1;
    if (counts('subCategories'))
      for (const { key, ...names } of subCategories) this.count(this.subCategories, key, names);
    if (counts('brands')) for (const { key, ...names } of brands) this.count(this.brands, key, names);
    if (counts('from')) this.price(payable(product));
    if (counts('discount'))
      for (const step of this.discounts) if (product.discount >= step.percent) step.count += 1;
    if (counts('inStock') && product.stock > 0) this.inStock += 1;
    if (counts('food') && product.food) this.food[product.food] += 1;
  }

  facets(): Facets {
    const { totalCount, discounts, inStock, food } = this;
    return {
      totalCount,
      subCategories: [...this.subCategories]
        .map(([_id, counted]) => ({ _id, ...counted }))
        .sort(mostFirst)
        .slice(0, limits.facets),
      brands: [...this.brands.values()].sort(mostFirst).slice(0, limits.facets),
      prices: this.lowest <= this.highest ? { from: this.lowest, to: this.highest } : null,
      discounts,
      inStock,
      food,
    };
  }

  private count(counts: Map<string, Counted>, key: string, names: Omit<Counted, 'count'>): void {
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { ...names, count: 1 });
  }

  private price(amount: number): void {
    this.lowest = Math.min(this.lowest, amount);
    this.highest = Math.max(this.highest, amount);
  }
}
