import { Inject, Injectable } from '@nestjs/common';
import type { ProductSort, StockLevel } from '../../contract/productTable.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
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
const stockCounts = (products: readonly Stocked[], lowStock: number): Record<StockLevel, number> => ({
  all: products.length,
  low: products.filter(isAt('low', lowStock)).length,
  out: products.filter(isAt('out', lowStock)).length,
});

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
const sorted = (products: ProductWithCategories[], { sort, direction }: Query): ProductWithCategories[] => {
  if (!sort) return products;
  const [comparison, sign] = [comparisons[sort], direction === 'asc' ? 1 : -1];
  return products.toSorted((a, b) => sign * comparison(a, b));
};

/** Builds the dashboard's table of products from memory. */
@Injectable()
export class ProductTableService {
  constructor(
    private readonly catalogue: CatalogueProjectionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  table(query: Query): Outcome<'product', 'table'> {
    const { page, limit, filters } = query;
    const lowStock = this.config.LOW_STOCK;
    const fitting = this.fitting(query);
    const found = sorted(fitting.filter(isAt(filters.stock, lowStock)), query);
    return {
      data: found.slice((page - 1) * limit, page * limit).map(this.row),
      totalCount: found.length,
      counts: stockCounts(fitting, lowStock),
      lowStock,
    };
  }

  /** Counts all products at each stock level. */
  stockCounts(): Record<StockLevel, number> {
    const { state } = this.catalogue;
    return stockCounts(state.products(state.idsByCategory()), this.config.LOW_STOCK);
  }

  row = (product: ProductWithCategories): Outcome<'product', 'table'>['data'][number] => ({
    ...product,
    updatedAt: product.updatedAt ?? null,
  });

  /**
   * Returns the matches of the search and of all filters except the stock level. Without a search the newest
   * come first.
   */
  private fitting({ search, filters }: Query): ProductWithCategories[] {
    const { categoryId, subCategoryId, discounted } = filters;
    const ids = search.trim()
      ? this.catalogue.state.search(search).found.ids()
      : this.catalogue.state.idsByCategory().toReversed();
    const idsByCategory = new Set(
      categoryId || subCategoryId ? this.catalogue.state.idsByCategory(categoryId, subCategoryId) : ids,
    );
    return this.catalogue.state
      .products(ids.filter((id) => idsByCategory.has(id)))
      .filter(({ discount }) => discounted === undefined || discounted === discount > 0);
  }
}
