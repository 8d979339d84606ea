import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, isObjectIdOrHexString } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { operator } from '../../api/audit/auditBook.js';
import { BulkEditsService } from '../../api/catalogue/bulkEdits.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { ProductsService } from '../../api/catalogue/products.service.js';
import { Refusal } from '../frame/refusal.js';
import type { Api } from '../withApi.js';

type Changed = ReplyOf<'stock set'>;

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** By its id, or by the key that an import knows it by. @throws Refusal `conflict` where there is none */
const productOf = async ({ api }: Api, name: string): Promise<ProductRecord> => {
  const products = api.get<Connection>(getConnectionToken()).model<ProductRecord>('Product');
  const byId = isObjectIdOrHexString(name) ? await products.findById(name).lean<ProductRecord>() : null;
  const found = byId ?? (await products.findOne({ key: name }).lean<ProductRecord>());
  if (found) return found;
  throw new Refusal(
    'conflict',
    `There is no product with the id or key ${name}: tokri search and tokri stock low with --json show ids.`,
  );
};

/** Sets the stock of a product, whatever it was. */
export const set = async (shop: Api, name: string, stock: number, dryRun: boolean): Promise<Changed> => {
  const product = await productOf(shop, name);
  const _id = String(product._id);
  const outcome = { _id, name: product.name, before: product.stock, dryRun };
  if (dryRun || product.stock === stock) return { ...outcome, after: stock };
  const { stock: after } = await shop.api.get(ProductsService).update(operator, { _id, stock });
  return { ...outcome, after };
};

/** Adds pieces to the stock of a product, or takes some away; what is sold meanwhile counts. @throws Refusal `conflict` where there are not so many */
export const add = async (shop: Api, name: string, by: number, dryRun: boolean): Promise<Changed> => {
  const product = await productOf(shop, name);
  const [_id, before] = [String(product._id), product.stock];
  if (before + by < 0)
    throw new Refusal('conflict', `${product.name} has ${pieces(before)}: ${-by} cannot be taken away.`);
  if (before + by > limits.stock)
    throw new Refusal('conflict', `A stock goes up to ${limits.stock}: ${product.name} has ${before} now.`);
  const outcome = { _id, name: product.name, dryRun };
  if (dryRun || by === 0) return { ...outcome, before, after: before + by };
  const ids = [{ _id, revision: undefined }];
  const [doc] = await shop.api.get(BulkEditsService).apply(operator, { ids, change: { kind: 'stock', by } });
  const after = doc?.stock ?? before + by;
  return { ...outcome, before: after - by, after };
};

/** What became of it, for people. */
export const inLine = ({ name, before, after, dryRun }: Changed): string => {
  if (before === after) return `${name} has ${pieces(after)} already; nothing was changed`;
  return `${name} ${dryRun ? 'would have' : 'has'} ${pieces(after)}, after ${before}`;
};
