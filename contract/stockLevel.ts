import type { StockLevel } from './productTable.js';

/** Where a stock stands by the shop's LOW_STOCK: `low` is something but no more than it, `out` nothing; `undefined` is enough. */
export const stockLevelOf = (stock: number, lowStock: number): Exclude<StockLevel, 'all'> | undefined => {
  if (stock <= 0) return 'out';
  return stock <= lowStock ? 'low' : undefined;
};
