import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import type { ProductTableRow } from '../../contract/productTable.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import type { Column } from '../DataTable/columns.js';
import type { Styles } from '../theme/styles.js';
import { LevelMark, NameCell, SellsAtCell, CategoryCell, UpdatedCell } from './cells.js';
import type { StockClash, StockField } from './stockFields.js';
import { ValueCell, type ValueEvents } from './ValueCell.js';

interface Cells extends ValueEvents {
  hrefOf: (product: ProductTableRow) => string;
  /** Stock, in pieces, up to which a product counts as low in stock. */
  lowStock: number;
  clashes: readonly StockClash[];
}

/**
 * Describes the columns of the stock table for `ColumnChooser`. Keys of sortable columns are the API's sort
 * keys.
 */
export const stockHeaders = (words: AdminMessages['stock']) => [
  { key: 'name', header: words.product, sortable: true },
  { key: 'unit', header: words.unit, hideable: true },
  { key: 'category', header: words.category, hideable: true },
  { key: 'price', header: words.price, align: 'end' as const, sortable: true },
  { key: 'discount', header: words.discount, align: 'end' as const, sortable: true, hideable: true },
  { key: 'stock', header: words.stock, align: 'end' as const, sortable: true },
  { key: 'sellsAt', header: words.sellsAt, align: 'end' as const, hideable: true },
  { key: 'updated', header: words.updated, sortable: true, hideable: true },
];

export const stockColumns = (
  words: AdminMessages['stock'],
  { hrefOf, lowStock, clashes, ...events }: Cells,
): Column<ProductTableRow>[] => {
  const value = (product: ProductTableRow, field: StockField) => (
    <ValueCell
      product={product}
      field={field}
      clash={clashes.find((clash) => clash._id === product._id && clash.field === field)}
      {...events}
    />
  );
  const cells: Record<string, Column<ProductTableRow>['cell']> = {
    name: (product) => <NameCell product={product} href={hrefOf(product)} />,
    unit: ({ unit }) => unit,
    category: (product) => <CategoryCell product={product} />,
    price: (product) => value(product, 'price'),
    discount: (product) => value(product, 'discount'),
    stock: (product) => (
      <Box sx={stockStyles}>
        <LevelMark stock={product.stock} lowStock={lowStock} />
        {value(product, 'stock')}
      </Box>
    ),
    sellsAt: (product) => <SellsAtCell product={product} />,
    updated: (product) => <UpdatedCell product={product} />,
  };
  return stockHeaders(words).map((header) => ({ ...header, cell: cells[header.key] ?? (() => null) }));
};

/**
 * Puts the label "low" or "sold out" before the stock number. In the card layout it stands after the number.
 */
const stockStyles = (theme: Theme): Styles => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  [theme.containerQueries.down('md')]: { flexDirection: 'row-reverse' },
});
