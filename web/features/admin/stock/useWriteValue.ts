import type { Product } from '../../../../contract/product.js';
import { fill } from '../../../../contract/messages/fill.js';
import { type StockField, valueText } from '../../../../ui/StockTable/stockFields.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import type { ProductTableRow, StockLevel } from '../../../../contract/productTable.js';
import { stockLevelOf } from '../../../../contract/stockLevel.js';
import { isFailure } from '../../../app/net/failure.js';
import { type RootState, useAppDispatch } from '../../../app/store.js';
import { stockApi, type StockQuery } from './stockApi.js';

/** The parts of a page of the stock table that an edit changes. */
interface StockPage {
  data: ProductTableRow[];
  counts: Record<StockLevel, number>;
  lowStock: number;
}

type RowChange = Pick<ProductTableRow, '_id'> & Partial<ProductTableRow>;

/** Changes a row of the stock table in place, and the counts of products with low and no stock. */
const changeRow = (page: StockPage, change: RowChange): void => {
  const row = page.data.find(({ _id }) => _id === change._id);
  if (!row) return;
  const before = stockLevelOf(row.stock, page.lowStock);
  Object.assign(row, change);
  const after = stockLevelOf(row.stock, page.lowStock);
  if (before === after) return;
  if (before) page.counts[before] -= 1;
  if (after) page.counts[after] += 1;
};

/** A product as it was when the edit began. */
export type Seen = Pick<Product, '_id' | 'name' | 'price' | 'discount' | 'stock' | 'revision'>;

/**
 * The result of a write: `now` is the saved product, `newer` is the version of another admin (edit conflict),
 * `error` is a message for the admin.
 */
type Outcome =
  | { now: Product; newer?: undefined; error?: undefined }
  | { newer: Product; now?: undefined; error?: undefined }
  | { error: string; now?: undefined; newer?: undefined };

const rowOf = (product: Product): RowChange => {
  const { description: _description, more_details: _details, ...row } = product;
  return row;
};

const editOf = ({ _id, revision, stock }: Seen, field: StockField, value: number) => {
  const edit = { _id, revision };
  if (field === 'price') return { ...edit, price: value };
  return field === 'discount' ? { ...edit, discount: value } : { ...edit, stock: value, stock_seen: stock };
};

/** Returns the product as it is stored now, from the error of an edit conflict; undefined for any other error. */
const currentIn = (reason: unknown): Product | undefined =>
  isFailure(reason) && reason.code === 'staleRevision' ? (reason.data as Product | undefined) : undefined;

/**
 * Returns the stock that is left after customers' orders, from the error of a stock that would fall below 0;
 * undefined for any other error.
 */
const stockLeftIn = (reason: unknown): number | undefined => {
  if (!isFailure(reason) || reason.code !== 'outOfStock') return undefined;
  return (reason.data as { lines: { stock: number }[] } | undefined)?.lines[0]?.stock;
};

/**
 * Returns the queries whose pages of the stock table are cached. `selectCachedArgsForQuery` does the same, and makes
 * the first view of the shop larger.
 */
const cachedQueries = (state: RootState): StockQuery[] =>
  Object.values(state[stockApi.reducerPath].queries).flatMap((entry) => {
    const query: unknown = entry?.originalArgs;
    return entry?.endpointName === 'getStockTable' ? [query as StockQuery] : [];
  });

/**
 * Returns `write`, which saves a field of a product with an optimistic update of the stock table, and
 * `latest`, which returns the current row to base an edit on.
 */
export const useWriteValue = (query: StockQuery) => {
  const { table, stock: words } = useAdminMessages();
  const dispatch = useAppDispatch();
  const [edit] = stockApi.useEditStockMutation();
  /** Changes the product's row on all cached pages: an edit may end while the table shows another search. */
  const show = (change: RowChange) =>
    dispatch((_, getState) => {
      for (const cached of cachedQueries(getState()))
        dispatch(stockApi.util.updateQueryData('getStockTable', cached, (page) => changeRow(page, change)));
    });

  /**
   * Returns the product's row from the cache of the stock table. The rendered row is updated a moment later
   * and may still show a rejected value.
   */
  const latest = (seen: Seen): Seen =>
    dispatch((_, getState) =>
      stockApi.endpoints.getStockTable
        .select(query)(getState())
        .data?.data.find(({ _id }) => _id === seen._id),
    ) ?? seen;

  const soldBelow = (now: Seen, typed: number): string => {
    show({ _id: now._id, stock: now.stock });
    const [value, wanted] = [valueText('stock', now.stock), valueText('stock', typed)];
    return fill(words.soldBelow, { value, wanted });
  };

  const write = async (seen: Seen, field: StockField, value: number): Promise<Outcome> => {
    show({ _id: seen._id, [field]: value });
    try {
      const now = await edit(editOf(seen, field, value)).unwrap();
      show({ ...rowOf(now), updatedAt: new Date().toISOString() });
      return { now };
    } catch (reason) {
      const left = stockLeftIn(reason);
      if (left !== undefined) return { error: soldBelow({ ...seen, stock: left }, value) };
      const newer = currentIn(reason);
      show(newer ? rowOf(newer) : { _id: seen._id, [field]: seen[field] });
      if (!newer) return { error: isFailure(reason) ? reason.message : table.notSaved };
      // the other admin changed another field
      if (newer[field] === seen[field]) return write(newer, field, value);
      return newer[field] === value ? { now: newer } : { newer };
    }
  };
  return { latest, write };
};
