import type { Product } from '../../../../contract/product.js';
import { fill } from '../../../../contract/messages/fill.js';
import { type StockField, valueText } from '../../../../ui/StockTable/stockFields.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { isFailure } from '../../../app/net/failure.js';
import { useAppDispatch } from '../../../app/store.js';
import { stockApi, type StockQuery } from './stockApi.js';
import { changeRow, type RowChange } from './stockPage.js';

/** A product as it was when somebody began to edit it. */
export type Seen = Pick<Product, '_id' | 'name' | 'price' | 'discount' | 'stock' | 'revision'>;

/** One of the three. `now`: saved; `newer`: as somebody else saved it; `refusal`: why not, in words. */
type Outcome =
  | { now: Product; newer?: undefined; apiError?: undefined }
  | { newer: Product; now?: undefined; apiError?: undefined }
  | { apiError: string; now?: undefined; newer?: undefined };

const rowOf = (product: Product): RowChange => {
  const { description: _description, more_details: _details, ...row } = product;
  return row;
};

const editOf = ({ _id, revision, stock }: Seen, field: StockField, value: number) => {
  const edit = { _id, revision };
  if (field === 'price') return { ...edit, price: value };
  return field === 'discount' ? { ...edit, discount: value } : { ...edit, stock: value, stock_seen: stock };
};

/** A stale edit is refused with the product as it is (W-34). */
const newestIn = (reason: unknown): Product | undefined =>
  isFailure(reason) && reason.code === 'staleRevision' ? (reason.data as Product | undefined) : undefined;

/** A stock that would fall below 0 is refused with what customers have left. */
const stockLeftIn = (reason: unknown): number | undefined => {
  if (!isFailure(reason) || reason.code !== 'outOfStock') return undefined;
  return (reason.data as { lines: { stock: number }[] } | undefined)?.lines[0]?.stock;
};

/** Writes one figure of a product, and shows it in the table before the shop has answered. `latest` is what an edit sets out from. */
export const useWriteValue = (query: StockQuery) => {
  const { table, stock: words } = useAdminMessages();
  const dispatch = useAppDispatch();
  const [edit] = stockApi.useEditStockMutation();
  const show = (change: RowChange) =>
    dispatch(stockApi.util.updateQueryData('getStockTable', query, (page) => changeRow(page, change)));

  /** A row as the table's answer has it now: what is drawn follows that a moment later, and still shows what was refused. */
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
      if (left !== undefined) return { apiError: soldBelow({ ...seen, stock: left }, value) };
      const newer = newestIn(reason);
      show(newer ? rowOf(newer) : { _id: seen._id, [field]: seen[field] });
      if (!newer) return { apiError: isFailure(reason) ? reason.message : table.notSaved };
      if (newer[field] === seen[field]) return write(newer, field, value); // they changed something else
      return newer[field] === value ? { now: newer } : { newer };
    }
  };
  return { latest, write };
};
