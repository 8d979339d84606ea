import type { StockLevel } from '../../contract/productTable.js';
import { stockLevelOf } from '../../contract/stockLevel.js';

interface Stocked {
  stock: number;
}

/** Whether a product is at a level; all of them are at `all`. */
export const isAt =
  (level: StockLevel, lowStock: number) =>
  ({ stock }: Stocked): boolean =>
    level === 'all' || stockLevelOf(stock, lowStock) === level;

/** How many there are at each stock level. */
export const stockCounts = (products: readonly Stocked[], lowStock: number): Record<StockLevel, number> => ({
  all: products.length,
  low: products.filter(isAt('low', lowStock)).length,
  out: products.filter(isAt('out', lowStock)).length,
});
