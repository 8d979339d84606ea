import type { Connection, Types } from 'mongoose';
import type { ReplyOf } from '../../contract/operator/replies.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { daysBefore } from '../../api/common/days.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import { OrdersService } from '../../api/orders/orders.service.js';
import { inColumns } from '../terminal/columns.js';
import type { Api } from '../withApi.js';

type Low = ReplyOf<'stock low'>;

const days = 30;

/** Counts the pieces sold of each product in the last 30 days. The keys are the products' ids. */
const soldOf = async (connection: Connection, ids: readonly Types.ObjectId[]) => {
  const groups = await connection
    .model<OrderRecord>('Order')
    .aggregate<{ _id: Types.ObjectId; pieces: number }>([
      { $match: { createdAt: { $gte: daysBefore(new Date(), days) }, ...OrdersService.sold } },
      { $unwind: '$lines' },
      { $match: { 'lines.productId': { $in: ids } } },
      { $group: { _id: '$lines.productId', pieces: { $sum: '$lines.quantity' } } },
    ]);
  return new Map(groups.map(({ _id, pieces }) => [String(_id), pieces]));
};

interface Named {
  _id: Types.ObjectId;
  name: string;
}

const categoryNamesOf = async (connection: Connection, products: readonly ProductRecord[]) => {
  const ids = products.flatMap(({ subCategory, category }) => [...subCategory, ...category]);
  const those = { _id: { $in: ids } };
  const found = await Promise.all(
    ['SubCategory', 'Category'].map((kind) => connection.model<Named>(kind).find(those).lean<Named[]>()),
  );
  return new Map(found.flat().map(({ _id, name }) => [String(_id), name]));
};

/** Lists products with at most `at` pieces, the lowest stock first; the default is the shop's LOW_STOCK. */
export const lowOf = async (
  { connection, config }: Api,
  { at = config.LOW_STOCK, limit }: { at?: number | undefined; limit: number },
): Promise<Low> => {
  const products = connection.model<ProductRecord>('Product');
  const those = { stock: { $lte: at } };
  const [found, total] = await Promise.all([
    products.find(those).sort({ stock: 1, name: 1 }).limit(limit).lean<ProductRecord[]>(),
    products.countDocuments(those),
  ]);
  const [pieces, categoryNames] = await Promise.all([
    soldOf(
      connection,
      found.map(({ _id }) => _id),
    ),
    categoryNamesOf(connection, found),
  ]);
  return {
    at,
    total,
    products: found.map(({ _id, key, name, unit, stock, subCategory, category }) => ({
      _id,
      key: key ?? null,
      name,
      unit,
      categoryName: categoryNames.get(String(subCategory[0] ?? category[0] ?? '')) ?? '',
      stock,
      sold: pieces.get(String(_id)) ?? 0,
    })),
  };
};

const columns = [
  { title: 'STOCK', numeric: true },
  { title: 'SOLD', numeric: true },
  { title: 'PRODUCT', yields: true },
  { title: 'CATEGORY', yields: true },
  { title: 'ID' },
];

/** Prints the products in lines of text. */
export const inLines = ({ at, total, products }: Low): string[] => {
  if (!total) return [`No product has ${at} pieces or fewer.`];
  const rows = products.map(({ _id, name, unit, categoryName, stock, sold: pieces }) => [
    String(stock),
    String(pieces),
    `${name}, ${unit}`,
    categoryName,
    String(_id),
  ]);
  const more = total > products.length ? `, the first ${products.length} of them here` : '';
  return [
    ...inColumns(columns, rows),
    `${total === 1 ? '1 product has' : `${total} products have`} ${at} pieces or fewer${more}. SOLD: in the last ${days} days.`,
  ];
};
