import type { StockLine } from '../catalogue/stock.service.js';
import type { OrderRecord } from './order.schema.js';

/** What an order takes off the shelf, and gives back. */
export const stockLinesOf = ({ lines }: Pick<OrderRecord, 'lines'>): StockLine[] =>
  lines.map(({ productId, quantity, name }) => ({ productId: String(productId), quantity, name }));
