import { formatMoney } from '../../contract/money.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import type { paymentStatuses, ShownStatus } from '../../contract/codes.js';
import { AdminOrdersService } from '../../api/orders/adminOrders.service.js';
import { inColumns, pageLine } from '../terminal/columns.js';
import { briefly, zone } from '../terminal/times.js';
import type { Api } from '../withApi.js';
import { spelled } from '../terminal/words.js';
import { loadOrdersModule } from './loadOrdersModule.js';
import { paymentOf } from './words.js';

type Orders = ReplyOf<'orders list'>;

/** `days`: orders placed in the last so many days; `page` starts at 1. */
export interface OrderFilter {
  status?: ShownStatus;
  payment?: (typeof paymentStatuses)[number];
  days?: number;
  search?: string;
  page: number;
  limit: number;
}

/** Returns the orders, the newest first, as the dashboard lists them. */
export const ordersOf = async (shop: Api, filter: OrderFilter): Promise<Orders> => {
  const { status, payment, days, search = '', page, limit } = filter;
  const adminOrders = (await loadOrdersModule(shop)).get(AdminOrdersService);
  const { data, totalCount, counts } = await adminOrders.list({ status, payment, days, search, page, limit });
  return { orders: data, total: totalCount, counts, page, limit };
};

/** The width of the terminal in characters from which the list also shows the ordered products. */
const wide = 110;

const columns = [
  { title: 'ORDER' },
  { title: `PLACED (${zone})` },
  { title: 'CUSTOMER', yields: true },
  { title: 'STATUS' },
  { title: 'PAYMENT' },
  { title: 'TOTAL', numeric: true },
];

const rowOf = ({ orderId, createdAt, customer, totalAmt, ...standing }: Orders['orders'][number]) => [
  orderId,
  briefly(createdAt),
  customer || '(deleted)',
  spelled(shownStatus(standing)),
  paymentOf(standing),
  formatMoney(totalAmt),
];

const productsOf = ({ names, lineCount }: Orders['orders'][number]): string =>
  lineCount > names.length ? `${names.join(', ')} and ${lineCount - names.length} more` : names.join(', ');

/** Formats a list of orders in lines of text. */
export const inLines = (list: Orders, filtered: boolean, room = process.stdout.columns): string[] => {
  const { orders, total } = list;
  if (!total) return [filtered ? 'No order matches.' : 'There are no orders yet.'];
  if (!orders.length) return pageLine(list, 0);
  const isWide = room >= wide;
  const shown = isWide ? [...columns, { title: 'PRODUCTS', yields: true }] : columns;
  const rows = orders.map((order) => (isWide ? [...rowOf(order), productsOf(order)] : rowOf(order)));
  return [...inColumns(shown, rows), ...pageLine(list, orders.length)];
};
