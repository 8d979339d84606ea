import type { AdminOrderSummary } from '../../contract/order.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { orderColumns } from './orderColumns.js';

export interface AdminOrdersTableProps extends TableSettings {
  /** Orders as `order/board` returns them. Amounts are in rupees. */
  orders: readonly AdminOrderSummary[];
  /** Returns the link to an order's page. */
  hrefOf: (order: AdminOrderSummary) => string;
  /** Order numbers of new orders. Their rows are highlighted for a moment and marked with the word "New". */
  fresh?: readonly string[] | undefined;
}

/** Renders orders for admins, in the order in which the parent passes them. */
export function AdminOrdersTable({ orders, hrefOf, fresh = [], empty, ...table }: AdminOrdersTableProps) {
  const words = useAdminMessages().orders;
  const { language } = useMessages();
  const isFresh = ({ orderId }: AdminOrderSummary) => fresh.includes(orderId);
  return (
    <DataTable
      label={words.adminOrders}
      columns={orderColumns(words, { hrefOf, isFresh, language })}
      rows={orders}
      rowKey={({ orderId }) => orderId}
      rowLabel={({ orderId }) => orderId}
      isFresh={isFresh}
      empty={empty ?? <EmptyState drawing="orders" title={words.none} text={words.noneText} />}
      {...table}
    />
  );
}
