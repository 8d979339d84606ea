import type { Product } from '../../../../contract/product.js';
import type { StockField } from '../../../../ui/StockTable/stockFields.js';
import { useAdminTexts } from '../../../../ui/theme/adminTexts.js';
import { isFailure } from '../../../app/net/failure.js';
import { useAppDispatch } from '../../../app/store.js';
import { stockApi, type StockQuery } from './stockApi.js';
import { changeRow, type RowChange } from './stockPage.js';

/** A product as it was when somebody began to edit it. */
export type Seen = Pick<Product, '_id' | 'name' | 'price' | 'discount' | 'stock' | 'revision'>;

/** One of the three. `now`: saved; `newer`: as somebody else saved it; `refusal`: why not, in words. */
type Outcome =
  | { now: Product; newer?: undefined; refusal?: undefined }
  | { newer: Product; now?: undefined; refusal?: undefined }
  | { refusal: string; now?: undefined; newer?: undefined };

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
const newerIn = (reason: unknown): Product | undefined =>
  isFailure(reason) && reason.code === 'staleRevision' ? (reason.data as Product | undefined) : undefined;

/** Writes one figure of a product, and shows it in the table before the shop has answered. */
export const useWriteValue = (query: StockQuery) => {
  const { table } = useAdminTexts();
  const dispatch = useAppDispatch();
  const [edit] = stockApi.useEditStockMutation();
  const show = (change: RowChange) =>
    dispatch(stockApi.util.updateQueryData('getStockTable', query, (page) => changeRow(page, change)));

  const write = async (seen: Seen, field: StockField, value: number): Promise<Outcome> => {
    show({ _id: seen._id, [field]: value });
    try {
      const now = await edit(editOf(seen, field, value)).unwrap();
      show({ ...rowOf(now), updatedAt: new Date().toISOString() });
      return { now };
    } catch (reason) {
      const newer = newerIn(reason);
      show(newer ? rowOf(newer) : { _id: seen._id, [field]: seen[field] });
      if (!newer) return { refusal: isFailure(reason) ? reason.message : table.notSaved };
      if (newer[field] === seen[field]) return write(newer, field, value); // they changed something else
      return newer[field] === value ? { now: newer } : { newer };
    }
  };
  return write;
};
