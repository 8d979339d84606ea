import type { StockLevel } from './productTable.js';

/** Returns the stock level by the shop's LOW_STOCK: `out` at 0, `low` up to the limit, undefined above it. */
export const stockLevelOf = (stock: number, lowStock: number): Exclude<StockLevel, 'all'> | undefined => {
  if (stock <= 0) return 'out';
  return stock <= lowStock ? 'low' : undefined;
};
