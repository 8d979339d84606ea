import Link from '@mui/material/Link';
import { formatRupees } from '../../contract/money.js';
import type { Column } from '../DataTable/columns.js';
import { formatNumber } from '../theme/formatNumber.js';
import type { LedgerProduct } from './admin.js';

/** Columns of a product table for stories and tests. */
export const productColumns: readonly Column<LedgerProduct>[] = [
  { key: 'name', header: 'Product', sortable: true, cell: ({ name }) => <Link href="#product">{name}</Link> },
  { key: 'unit', header: 'Unit', hideable: true, cell: ({ unit }) => unit },
  { key: 'category', header: 'Category', hideable: true, cell: ({ category }) => category },
  { key: 'price', header: 'Price', align: 'end', sortable: true, cell: ({ price }) => formatRupees(price) },
  {
    key: 'discount',
    header: 'Discount',
    align: 'end',
    hideable: true,
    cell: ({ discount }) => `${discount}%`,
  },
  { key: 'stock', header: 'Stock', align: 'end', cell: ({ stock }) => formatNumber(stock) },
];

const inHindi: Readonly<Record<string, string>> = {
  name: 'प्रोडक्ट',
  unit: 'यूनिट',
  category: 'कैटेगरी',
  price: 'दाम',
  discount: 'छूट',
  stock: 'स्टॉक',
};
export const hindiColumns = productColumns.map((column) => ({
  ...column,
  header: inHindi[column.key] ?? column.header,
}));
