import type { Product } from '../../../../contract/product.js';
import { fill } from '../../../../contract/messages/fill.js';
import { type StockField, valueText } from '../../../../ui/StockTable/stockFields.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { isFailure } from '../../../app/net/failure.js';
import { useAppDispatch } from '../../../app/store.js';
import { stockApi, type StockQuery } from './stockApi.js';
import { changeRow, type RowChange } from './stockPage.js';

/** A product as it was when the edit began. */
export type Seen = Pick<Product, '_id' | 'name' | 'price' | 'discount' | 'stock' | 'revision'>;

/**
 * The result of a write: `now` was saved, `newer` is the version of another admin (edit conflict), `apiError`
 * is a message.
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

/** Returns the current product from the error of an edit conflict. */
const currentIn = (reason: unknown): Product | undefined =>
  isFailure(reason) && reason.code === 'staleRevision' ? (reason.data as Product | undefined) : undefined;

/** Returns the stock that customers left, from the error of a stock that would fall below 0. */
const stockLeftIn = (reason: unknown): number | undefined => {
  if (!isFailure(reason) || reason.code !== 'outOfStock') return undefined;
  return (reason.data as { lines: { stock: number }[] } | undefined)?.lines[0]?.stock;
};

/**
 * Writes a field of a product with an optimistic update of the table.
 * @returns `latest`, which gives the current row to base an edit on
 */
export const useWriteValue = (query: StockQuery) => {
  const { table, stock: words } = useAdminMessages();
  const dispatch = useAppDispatch();
  const [edit] = stockApi.useEditStockMutation();
  const show = (change: RowChange) =>
    dispatch(stockApi.util.updateQueryData('getStockTable', query, (page) => changeRow(page, change)));

  /**
   * Returns the row from the cache. The rendered row follows a moment later and may still show a rejected
   * value.
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
