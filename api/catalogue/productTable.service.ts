import { Inject, Injectable } from '@nestjs/common';
import type { ProductSort, StockLevel } from '../../contract/productTable.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
import { inSlices, nextTurn, sortedInSlices } from '../common/slices.js';
import { CONFIG, type Config } from '../config/config.js';
import { CatalogueProjectionService, type ProductWithCategories } from './catalogueProjection.service.js';

interface Stocked {
  stock: number;
}

/** Tells whether a product is at a stock level; every product is at `all`. */
const isAt =
  (level: StockLevel, lowStock: number) =>
  ({ stock }: Stocked): boolean =>
    level === 'all' || stockLevelOf(stock, lowStock) === level;

/** Counts the products at each stock level. */
const stockCounts = async (
  slices: AsyncIterable<readonly Stocked[]>,
  lowStock: number,
): Promise<Record<StockLevel, number>> => {
  const counts = { all: 0, low: 0, out: 0 };
  for await (const products of slices) {
    counts.all += products.length;
    counts.low += products.filter(isAt('low', lowStock)).length;
    counts.out += products.filter(isAt('out', lowStock)).length;
  }
  return counts;
};

type Query = ParsedBody<'product', 'table'>;
type Compare = (a: ProductWithCategories, b: ProductWithCategories) => number;

const { compare: byLetters } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<ProductSort, Compare> = {
  name: (a, b) => byLetters(a.name, b.name),
  price: (a, b) => a.price - b.price,
  discount: (a, b) => a.discount - b.discount,
  stock: (a, b) => a.stock - b.stock,
  updated: (a, b) => (a.updatedAt?.getTime() ?? 0) - (b.updatedAt?.getTime() ?? 0),
};

/** Sorts the rows. The sort is stable, so that pages neither repeat nor skip a product. */
const sorted = async (
  products: ProductWithCategories[],
  { sort, direction }: Query,
): Promise<ProductWithCategories[]> => {
  if (!sort) return products;
  const [comparison, sign] = [comparisons[sort], direction === 'asc' ? 1 : -1];
  return sortedInSlices(products, (a, b) => sign * comparison(a, b));
};

/** Builds the dashboard's table of products from memory. */
@Injectable()
export class ProductTableService {
  constructor(
    private readonly catalogue: CatalogueProjectionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  table(query: Query): Promise<Outcome<'product', 'table'>> {
    const count = this.catalogue.state.idsByCategory().length;
    return this.catalogue.goThrough(count, async () => this.pageOf(await this.ids(query), query));
  }

  /** Counts all products at each stock level. */
  stockCounts(): Promise<Record<StockLevel, number>> {
    const ids = this.catalogue.state.idsByCategory();
    return this.catalogue.goThrough(ids.length, () =>
      stockCounts(this.catalogue.slices(ids), this.config.LOW_STOCK),
    );
  }

  row = (product: ProductWithCategories): Outcome<'product', 'table'>['data'][number] => ({
    ...product,
    updatedAt: product.updatedAt ?? null,
  });

  private async pageOf(ids: readonly string[], query: Query): Promise<Outcome<'product', 'table'>> {
    const { page, limit, filters } = query;
    const lowStock = this.config.LOW_STOCK;
    const fitting: ProductWithCategories[] = [];
    for await (const products of this.catalogue.slices(ids))
      for (const product of products)
        if (filters.discounted === undefined || filters.discounted === product.discount > 0)
          fitting.push(product);
    const found = await sorted(fitting.filter(isAt(filters.stock, lowStock)), query);
    return {
      data: found.slice((page - 1) * limit, page * limit).map(this.row),
      totalCount: found.length,
      counts: await stockCounts(inSlices(fitting), lowStock),
      lowStock,
    };
  }

  /** Returns the ids of what the search finds in the category. Without a search the newest come first. */
  private async ids({ search, filters: { categoryId, subCategoryId } }: Query): Promise<readonly string[]> {
    const { state } = this.catalogue;
    const found = search.trim() ? state.matches(search) : undefined;
    if (found) await nextTurn(); // to sort the matches takes as long again
    const ids = found?.ids() ?? state.idsByCategory().toReversed();
    if (!categoryId && !subCategoryId) return ids;
    const inCategory = new Set(state.idsByCategory(categoryId, subCategoryId));
    return ids.filter((id) => inCategory.has(id));
  }
}
