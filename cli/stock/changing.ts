import { isObjectIdOrHexString } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { operator } from '../../api/audit/auditLog.service.js';
import { BulkEditsService } from '../../api/catalogue/bulkEdits.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { ProductsService } from '../../api/catalogue/products.service.js';
import { DomainError } from '../../api/common/domainError.js';
import { CommandError } from '../terminal/commandError.js';
import { counted } from '../terminal/words.js';
import type { Api } from '../withApi.js';

type Changed = ReplyOf<'stock set'>;

const pieces = (count: number) => counted(count, 'piece');

/** Finds a product by its id or its import key. @throws CommandError `conflict` for an unknown product */
const productOf = async ({ connection }: Api, name: string): Promise<ProductRecord> => {
  const products = connection.model<ProductRecord>('Product');
  const byId = isObjectIdOrHexString(name) ? await products.findById(name).lean<ProductRecord>() : null;
  const found = byId ?? (await products.findOne({ key: name }).lean<ProductRecord>());
  if (found) return found;
  throw new CommandError(
    'conflict',
    `There is no product with the id or key ${name}: tokri search and tokri stock low with --json show ids.`,
  );
};

/** How often setting a product's stock is tried while orders change it. */
const tries = 10;

/**
 * Changes the stock of a product by the difference between `stock` and the stock that was read. The result is
 * not `stock` if an order changed it meanwhile.
 * @returns the stock before and after; undefined when it would fall below 0
 */
const step = async (shop: Api, { _id, stock: seen }: ProductRecord, stock: number) => {
  const edit = { _id: String(_id), stock, stock_seen: seen };
  try {
    const { stock: after } = await shop.api.get(ProductsService).update(operator, edit);
    return { before: after - (stock - seen), after };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'outOfStock') return undefined;
    throw error;
  }
};

/** Sets the stock of a product to a number. @throws CommandError `conflict` when orders keep changing it */
export const set = async (shop: Api, name: string, stock: number, dryRun: boolean): Promise<Changed> => {
  let before: number | undefined;
  for (let left = tries; left > 0; left--) {
    const product = await productOf(shop, name);
    const outcome = { _id: String(product._id), name: product.name, dryRun };
    if (dryRun) return { ...outcome, before: product.stock, after: stock };
    const done = await step(shop, product, stock);
    before ??= done?.before;
    if (done?.after === stock) return { ...outcome, before: before ?? done.before, after: stock };
  }
  throw new CommandError('conflict', `${name} is being sold too quickly to set its stock: run it again.`);
};

/**
 * Adds pieces to the stock of a product, or removes some. Pieces that orders take at the same time stay
 * taken.
 * @throws CommandError `conflict` when the stock would fall below 0 or exceed the limit
 */
export const add = async (shop: Api, name: string, by: number, dryRun: boolean): Promise<Changed> => {
  const product = await productOf(shop, name);
  const [_id, before] = [String(product._id), product.stock];
  if (before + by < 0)
    throw new CommandError('conflict', `${product.name} has ${pieces(before)}: ${-by} cannot be taken away.`);
  if (before + by > limits.stock)
    throw new CommandError(
      'conflict',
      `A stock goes up to ${limits.stock}: ${product.name} has ${before} now.`,
    );
  const outcome = { _id, name: product.name, dryRun };
  if (dryRun || by === 0) return { ...outcome, before, after: before + by };
  const ids = [{ _id, revision: undefined }];
  const [doc] = await shop.api.get(BulkEditsService).apply(operator, { ids, change: { kind: 'stock', by } });
  const after = doc?.stock ?? before + by;
  return { ...outcome, before: after - by, after };
};

/** Describes the change of a stock in a line of text. */
export const inLine = ({ name, before, after, dryRun }: Changed): string => {
  if (before === after) return `${name} ${dryRun ? 'would have' : 'has'} ${pieces(after)}, as before`;
  return `${name} ${dryRun ? 'would have' : 'has'} ${pieces(after)}, after ${before}`;
};
