import { Inject, Injectable } from '@nestjs/common';
import type { ProductSort, StockLevel } from '../../contract/productTable.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
import { firstInOrder } from '../common/slices.js';
import { CONFIG, type Config } from '../config/config.js';
import type { ProductSlices } from './browsing.js';
import { CatalogueProjectionService, type ProductWithCategories } from './catalogueProjection.service.js';
import type { CachedProduct } from './projection/cachedDocs.js';

interface Stocked {
  stock: number;
}

/** Tells whether a product is at a stock level; every product is at `all`. */
const isAt =
  (level: StockLevel, lowStock: number) =>
  ({ stock }: Stocked): boolean =>
    level === 'all' || stockLevelOf(stock, lowStock) === level;

type StockCounts = Record<StockLevel, number>;

/** Adds products to the counts of each stock level. */
const addTo = (counts: StockCounts, products: readonly Stocked[], lowStock: number): void => {
  counts.all += products.length;
  counts.low += products.filter(isAt('low', lowStock)).length;
  counts.out += products.filter(isAt('out', lowStock)).length;
};

type Query = ParsedBody<'product', 'table'>;
type Compare = (a: CachedProduct, b: CachedProduct) => number;

const { compare: byLetters } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<ProductSort, Compare> = {
  name: (a, b) => byLetters(a.name, b.name),
  price: (a, b) => a.price - b.price,
  discount: (a, b) => a.discount - b.discount,
  stock: (a, b) => a.stock - b.stock,
  updated: (a, b) => (a.updatedAt?.getTime() ?? 0) - (b.updatedAt?.getTime() ?? 0),
};

/** Builds the comparison of rows; undefined for the order of the list. */
const comparisonOf = ({ sort, direction }: Query): Compare | undefined => {
  if (!sort) return undefined;
  const [comparison, sign] = [comparisons[sort], direction === 'asc' ? 1 : -1];
  return (a, b) => sign * comparison(a, b);
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
  stockCounts(): Promise<StockCounts> {
    const ids = this.catalogue.state.idsByCategory();
    return this.catalogue.goThrough(ids.length, async () => {
      const counts = { all: 0, low: 0, out: 0 };
      for await (const products of this.catalogue.slices(ids)) addTo(counts, products, this.config.LOW_STOCK);
      return counts;
    });
  }

  row = (product: ProductWithCategories): Outcome<'product', 'table'>['data'][number] => ({
    ...product,
    updatedAt: product.updatedAt ?? null,
  });

  private async pageOf(ids: readonly string[], query: Query): Promise<Outcome<'product', 'table'>> {
    const { page, limit, filters } = query;
    const lowStock = this.config.LOW_STOCK;
    const counts = { all: 0, low: 0, out: 0 };
    let totalCount = 0;
    const rows = async function* (slices: ProductSlices) {
      for await (const products of slices) {
        const fitting = products.filter(
          ({ discount }) => filters.discounted === undefined || filters.discounted === discount > 0,
        );
        addTo(counts, fitting, lowStock);
        const atLevel = fitting.filter(isAt(filters.stock, lowStock));
        totalCount += atLevel.length;
        yield atLevel;
      }
    };
    const first = await firstInOrder(rows(this.catalogue.slices(ids)), page * limit, comparisonOf(query));
    const pageIds = first.slice((page - 1) * limit).map(({ _id }) => _id);
    return { data: this.catalogue.state.products(pageIds).map(this.row), totalCount, counts, lowStock };
  }

  /** Returns the ids of what the search finds in the category. Without a search the newest come first. */
  private async ids({ search, filters: { categoryId, subCategoryId } }: Query): Promise<readonly string[]> {
    const { state } = this.catalogue;
    const found = search.trim() ? await state.matches(search) : undefined;
    const ids = (await found?.idsInSlices()) ?? state.idsByCategory().toReversed();
    if (!categoryId && !subCategoryId) return ids;
    const inCategory = new Set(state.idsByCategory(categoryId, subCategoryId));
    return ids.filter((id) => inCategory.has(id));
  }
}
