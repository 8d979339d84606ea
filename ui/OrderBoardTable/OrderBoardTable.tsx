import type { BoardOrder } from '../../contract/order.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import { orderColumns } from './orderColumns.js';

export interface OrderBoardTableProps extends TableSettings {
  /** As `order/board` returns them; amounts in rupees. */
  orders: readonly BoardOrder[];
  /** Where an order's page is. */
  hrefOf: (order: BoardOrder) => string;
  /** Numbers of orders that have just come: they glow once and say that they are new. */
  fresh?: readonly string[] | undefined;
}

/** The shop's orders, newest on top unless sorted otherwise. */
export function OrderBoardTable({ orders, hrefOf, fresh = [], empty, ...table }: OrderBoardTableProps) {
  const words = useAdminTexts().orders;
  const { language } = useTexts();
  const isFresh = ({ orderId }: BoardOrder) => fresh.includes(orderId);
  return (
    <DataTable
      label={words.board}
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
