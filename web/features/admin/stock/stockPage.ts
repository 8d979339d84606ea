import type { ProductTableRow, StockLevel } from '../../../../contract/productTable.js';
import { stockLevelOf } from '../../../../contract/stockLevel.js';

/** The parts of a page of the stock table that an edit changes. */
interface StockPage {
  data: ProductTableRow[];
  counts: Record<StockLevel, number>;
  lowStock: number;
}

export type RowChange = Pick<ProductTableRow, '_id'> & Partial<ProductTableRow>;

/** Changes a row of the stock table in place, and the counts of products with low and no stock. */
export const changeRow = (page: StockPage, change: RowChange): void => {
  const row = page.data.find(({ _id }) => _id === change._id);
  if (!row) return;
  const before = stockLevelOf(row.stock, page.lowStock);
  Object.assign(row, change);
  const after = stockLevelOf(row.stock, page.lowStock);
  if (before === after) return;
  if (before) page.counts[before] -= 1;
  if (after) page.counts[after] += 1;
};
