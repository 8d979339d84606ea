import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clockTime, shortDate } from '../../contract/dates.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { Image } from '../Image/Image.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import { target } from '../theme/tokens.js';
import type { StockClash, StockField } from './stockFields.js';
import { type ValueEvents, ValueCell } from './ValueCell.js';

export interface StockTableProps extends ValueEvents, TableSettings {
  /** Products of this page in display order; prices in rupees. */
  products: readonly ProductTableRow[];
  /** Returns the address of the page that edits the whole product. */
  hrefOf: (product: ProductTableRow) => string;
  /** Stock, in pieces, up to which a product counts as low in stock. */
  lowStock?: number | undefined;
  /** How many people wait for an email about a sold-out product, by its id. */
  waiting?: Readonly<Record<string, number>> | undefined;
  /** Edit conflicts: typed values that differ from values which another admin saved meanwhile. */
  clashes?: readonly StockClash[] | undefined;
}

/** Lists products with their price, discount and stock, which can be edited in the table. */
export function StockTable(props: StockTableProps) {
  const { products, hrefOf, lowStock = 0, waiting = {}, clashes = [], ...rest } = props;
  const { onSave, onKeepMine, onTakeTheirs, ...table } = rest;
  const { stock, screens } = useAdminMessages();
  const cells = { hrefOf, lowStock, waiting, clashes, onSave, onKeepMine, onTakeTheirs };
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

interface Cells extends ValueEvents {
  hrefOf: (product: ProductTableRow) => string;
  /** Stock, in pieces, up to which a product counts as low in stock. */
  lowStock: number;
  waiting: Readonly<Record<string, number>>;
  clashes: readonly StockClash[];
}

/** Describes the columns of the stock table for `ColumnChooser`. Keys of sortable columns are the API's sort keys. */
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

const stockColumns = (
  words: AdminMessages['stock'],
  { hrefOf, lowStock, waiting, clashes, ...events }: Cells,
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
        <LevelMark stock={product.stock} lowStock={lowStock} waiting={waiting[product._id]} />
        {value(product, 'stock')}
      </Box>
    ),
    sellsAt: (product) => <SellsAtCell product={product} />,
    updated: (product) => <UpdatedCell product={product} />,
  };
  return stockHeaders(words).map((header) => ({ ...header, cell: cells[header.key] ?? (() => null) }));
};

/** Puts the label "low" or "sold out" before the stock number. In the card layout it stands after the number. */
const stockStyles = (theme: Theme): Styles => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  [theme.containerQueries.down('md')]: { flexDirection: 'row-reverse' },
});

const NameCell = ({ product: { name, image }, href }: { product: ProductTableRow; href: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: '11rem' }}>
    <Image src={image[0]} name={name} sizes="2.5rem" sx={{ width: target.small, flexShrink: 0 }} />
    <Link href={href} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  </Stack>
);

/** Shows a table cell with the product's categories, and its subcategories below them. */
function CategoryCell({ product: { category, subCategory } }: { product: ProductTableRow }) {
  const { none } = useAdminMessages().stock;
  const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name).join(', ');
  return (
    <Box sx={categoryStyles}>
      {names(category) || none}
      {subCategory.length > 0 && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {names(subCategory)}
        </Typography>
      )}
    </Box>
  );
}

const SellsAtCell = ({ product: { price, discount } }: { product: ProductTableRow }) => (
  <Box sx={besideValueStyles}>{formatMoney(discountedPrice(toPaise(price), discount))}</Box>
);

interface LevelMarkProps {
  stock: number;
  lowStock: number;
  waiting?: number | undefined;
}

/** Shows a label that says that the stock is low or that the product is sold out. Renders nothing otherwise. */
function LevelMark({ stock, lowStock, waiting = 0 }: LevelMarkProps) {
  const words = useAdminMessages().stock;
  const level = stockLevelOf(stock, lowStock);
  if (!level) return null;
  return (
    <Box component="span" sx={[markStyles, level === 'out' ? outStyles : lowStyles]}>
      {words[level]}
      {level === 'out' && waiting > 0 && ` · ${fill(words.waiting, { count: waiting })}`}
    </Box>
  );
}

function UpdatedCell({ product: { updatedAt } }: { product: ProductTableRow }) {
  const { none } = useAdminMessages().stock;
  const { language } = useMessages();
  if (!updatedAt) return none;
  return (
    <Box component="time" dateTime={updatedAt} sx={{ whiteSpace: 'nowrap' }}>
      {shortDate(updatedAt, language)}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {clockTime(updatedAt, language)}
      </Typography>
    </Box>
  );
}

/** Gives the categories a minimum width for two words in a line. In the card layout they have none. */
const categoryStyles = (theme: Theme): Styles => ({
  minWidth: '8rem',
  [theme.containerQueries.down('md')]: { minWidth: 0 },
});
/** In the card layout, centres the selling price on a line as high as those of editable values. */
const besideValueStyles = (theme: Theme): Styles => ({
  [theme.containerQueries.down('md')]: { display: 'flex', alignItems: 'center', minHeight: target.small },
});
const markStyles = {
  typography: 'caption',
  borderRadius: 1,
  px: 0.75,
  whiteSpace: 'nowrap',
  flexShrink: 0,
} as const;
const lowStyles = { bgcolor: 'soft.secondary', color: 'text.primary' } as const;
const outStyles = { bgcolor: 'soft.error', color: 'error.main' } as const;
