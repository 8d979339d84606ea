import type { ProductRow } from '../../contract/productTable.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { stockColumns } from './stockColumns.js';
import type { StockClash } from './stockFields.js';
import type { ValueEvents } from './ValueCell.js';

export interface StockTableProps extends ValueEvents, TableSettings {
  /** Of this page, in the order to show; prices in rupees. */
  products: readonly ProductRow[];
  /** Where a product is edited as a whole. */
  hrefOf: (product: ProductRow) => string;
  /** So many pieces, or fewer, are few. */
  lowStock?: number | undefined;
  /** Values that were typed while somebody else saved others. */
  clashes?: readonly StockClash[] | undefined;
}

/** Products with the figures that change daily: price, discount and stock are edited where they stand. */
export function StockTable(props: StockTableProps) {
  const { products, hrefOf, lowStock = 0, clashes = [], onSave, onKeepMine, onTakeTheirs, ...table } = props;
  const { stock, screens } = useAdminMessages();
  const cells = { hrefOf, lowStock, clashes, onSave, onKeepMine, onTakeTheirs };
  return (
    <DataTable
      label={stock.list}
      columns={stockColumns(stock, cells)}
      rows={products}
      rowKey={({ _id }) => _id}
      rowLabel={({ name }) => name}
      empty={<EmptyState title={screens.noProducts} text={screens.noProductsHint} />}
      {...table}
    />
  );
}
