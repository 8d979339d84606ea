import type { ProductTableRow } from '../../contract/productTable.js';
import { categories, longName, products, subCategoryEntries } from './catalogue.js';

const dairy = categories.slice(0, 1);
const sampleRows = subCategoryEntries.slice(0, 1);

/**
 * Rows of the stock and price table: one with low stock, one sold out, and one without categories and without
 * the time of its last change.
 */
export const stockRows: readonly ProductTableRow[] = products.slice(0, 6).map((product, position) => ({
  ...product,
  category: position === 5 ? [] : dairy,
  subCategory: position % 2 === 0 && position < 5 ? sampleRows : [],
  stock: position === 1 ? 3 : position === 4 ? 0 : product.stock,
  revision: 3,
  updatedAt: position === 5 ? null : '2026-11-20T05:12:00.000Z',
}));

/** Rows with extreme values: zero, one paisa, a crore, 100% off, long names. */
export const oddRows: readonly ProductTableRow[] = stockRows.slice(0, 3).map((row, position) => ({
  ...row,
  name: position === 1 ? longName : row.name,
  price: [0, 0.01, 1_00_00_000][position] ?? 0,
  discount: [0, 33.33, 100][position] ?? 0,
  stock: [0, 1, 10_000_000][position] ?? 0,
}));
