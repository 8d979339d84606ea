import type { ProductTableRow } from '../../contract/productTable.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { stockColumns } from './stockColumns.js';
import type { StockClash } from './stockFields.js';
import type { ValueEvents } from './ValueCell.js';

export interface StockTableProps extends ValueEvents, TableSettings {
  /** Products of this page in display order; prices in rupees. */
  products: readonly ProductTableRow[];
  /** Returns the address of the page that edits the whole product. */
  hrefOf: (product: ProductTableRow) => string;
  /** Stock, in pieces, up to which a product counts as low in stock. */
  lowStock?: number | undefined;
  /** Edit conflicts: typed values that differ from values which another admin saved meanwhile. */
  clashes?: readonly StockClash[] | undefined;
}

/** Lists products with their price, discount and stock, which can be edited in the table. */
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
