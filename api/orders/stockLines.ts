import type { StockLine } from '../catalogue/stock.service.js';
import type { OrderRecord } from './order.schema.js';

/** Lists the products and quantities that an order reserves from the stock or returns to it. */
export const stockLinesOf = ({ lines }: Pick<OrderRecord, 'lines'>): StockLine[] =>
  lines.map(({ productId, quantity, name }) => ({ productId: String(productId), quantity, name }));
