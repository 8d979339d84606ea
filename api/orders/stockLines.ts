import type { StockLine } from '../catalogue/stock.service.js';
import type { OrderRecord } from './order.schema.js';

/** Lists the stock that an order reserves and returns. */
export const stockLinesOf = ({ lines }: Pick<OrderRecord, 'lines'>): StockLine[] =>
  lines.map(({ productId, quantity, name }) => ({ productId: String(productId), quantity, name }));
