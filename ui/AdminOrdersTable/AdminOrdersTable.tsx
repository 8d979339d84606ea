import type { AdminOrderSummary } from '../../contract/order.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { orderColumns } from './orderColumns.js';

export interface AdminOrdersTableProps extends TableSettings {
  /** As `order/board` returns them; amounts in rupees. */
  orders: readonly AdminOrderSummary[];
  /** Where an order's page is. */
  hrefOf: (order: AdminOrderSummary) => string;
  /** Numbers of orders that have just come: they glow once and say that they are new. */
  fresh?: readonly string[] | undefined;
}

/** The shop's orders, newest on top unless sorted otherwise. */
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
