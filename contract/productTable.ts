import { z } from 'zod';
import { productSorts, rowErrors, stockLevels } from './codes.js';
import { limits } from './limits.js';
import { fields, storedProduct } from './product.js';
import { count, id, percentInput, time, type Wire } from './wire.js';

const stockLevel = z.enum(stockLevels);
export type StockLevel = z.infer<typeof stockLevel>;

const productSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSort>;

/**
 * Asks for a page of the dashboard's product table. Without `sort` a search sorts by relevance, and other
 * lists by date, the newest first. `price` sorts by the price before the discount.
 */
export const productTable = z.object({
  search: z.string().max(limits.search).default(''),
  filters: z
    .object({
      categoryId: id.optional(),
      subCategoryId: id.optional(),
      stock: stockLevel.default('all'),
      /** true: only products with a discount; false: only products without one. */
      discounted: z.boolean().optional(),
    })
    .prefault({}),
  sort: productSort.optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});

/** A row of the dashboard's table. `updatedAt`: the last edit, sales not included; null when it is not known. */
const productRow = storedProduct
  .pick({
    _id: true,
    name: true,
    image: true,
    category: true,
    subCategory: true,
    unit: true,
    price: true,
    discount: true,
    stock: true,
    revision: true,
  })
  .extend({ updatedAt: time.nullable() });
export type ProductTableRow = Wire<typeof productRow>;

/**
 * A page of the dashboard's product table. `counts`: the number of products by stock level, with the search
 * and the other filters applied. `lowStock`: the shop's setting LOW_STOCK.
 */
export const productTablePage = z.object({
  data: z.array(productRow),
  totalCount: z.int(),
  counts: z.object({ all: z.int(), low: z.int(), out: z.int() }),
  lowStock: z.int(),
});

/**
 * A product in a bulk change, by its id. With a `revision` the change applies only if nobody saved the
 * product since.
 */
const chosen = z.union([
  id.transform((_id) => ({ _id, revision: undefined })),
  z.object({ _id: id, revision: count(0, Number.MAX_SAFE_INTEGER).optional() }),
]);

const ids = z.array(chosen).min(1).max(limits.ids);

/**
 * A bulk change of products. `discount` and `move` set values; `stock` adds `by` pieces, or subtracts them
 * when `by` is negative.
 */
const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('discount'), percent: percentInput }),
  z.object({
    kind: z.literal('move'),
    categories: fields.shape.category.min(1),
    subCategories: fields.shape.subCategory.default([]),
  }),
  z.object({ kind: z.literal('stock'), by: count(-limits.stock, limits.stock) }),
  z.object({ kind: z.literal('remove') }),
]);
/** A bulk change on the wire. */
export type BulkChange = z.input<typeof bulkChange>;

/** Applies one change to up to 100 products: to all of them or to none. */
export const productBulk = z.object({ ids, change: bulkChange });

/** The products after a bulk change; empty after `remove`. */
export const productBulkDone = z.object({ data: z.array(productRow) });

/**
 * A product that blocked a bulk change, in `data.rows` of the error.
 * `outOfStock`, `tooMany`: the stock would fall below 0 or exceed the limit. `revision`: the product's
 * current one.
 */
export const refusedRow = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.enum(rowErrors),
  revision: z.int().optional(),
});
export type RefusedRow = z.infer<typeof refusedRow>;
