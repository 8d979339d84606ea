import type { StockLevel } from '../../contract/productTable.js';
import { stockLevelOf } from '../../contract/stockLevel.js';

interface Stocked {
  stock: number;
}

/** Tells whether a product is at a stock level; every product is at `all`. */
export const isAt =
  (level: StockLevel, lowStock: number) =>
  ({ stock }: Stocked): boolean =>
    level === 'all' || stockLevelOf(stock, lowStock) === level;

/** Counts the products at each stock level. */
export const stockCounts = (products: readonly Stocked[], lowStock: number): Record<StockLevel, number> => ({
  all: products.length,
  low: products.filter(isAt('low', lowStock)).length,
  out: products.filter(isAt('out', lowStock)).length,
});
