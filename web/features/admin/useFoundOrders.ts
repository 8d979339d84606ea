import { skipToken } from '@reduxjs/toolkit/query';
import { routes } from '../../../contract/links.js';
import { formatRupees } from '../../../contract/money.js';
import type { AdminOrderSummary } from '../../../contract/order.js';
import { mobileIn, orderNumberIn } from '../../../contract/orderSearch.js';
import type { Command } from '../../../ui/CommandPalette/commands.js';
import { PrinterIcon } from '../../../ui/icons/dashboardIcons.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminApi } from './adminApi.js';

/** The maximum number of orders that the command palette shows. */
const max = 6;

/**
 * Searches orders whose number or whose customer's mobile number begins with the typed text, if the text
 * looks like one of these.
 */
export const useFoundOrders = (search: string, group: string) => {
  const { former } = useAdminMessages().orders;
  const [number, mobile] = [orderNumberIn(search), mobileIn(search)];
  const wanted = mobile ?? (number && /\d|^tk/i.test(search) ? number : undefined);
  const { currentData, isFetching } = adminApi.useFindOrdersQuery(
    wanted ? { search: wanted, limit: max } : skipToken,
  );
  const fits = (order: AdminOrderSummary) =>
    (number !== undefined && order.orderId.startsWith(number)) ||
    (mobile !== undefined && order.mobile.startsWith(mobile));
  const orders = wanted ? (currentData?.data ?? []).filter(fits) : [];
  const found = orders.map(({ orderId, customer, totalAmt }): Command => ({
    key: `${routes.orderAdmin}/${orderId}`,
    label: `${orderId}, ${customer || former}`,
    hint: formatRupees(totalAmt),
    icon: PrinterIcon,
    group,
    found: true,
  }));
  return { found, searching: isFetching };
};
