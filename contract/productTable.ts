import { z } from 'zod';
import { productSorts, rowErrors, stockLevels } from './codes.js';
import { limits } from './limits.js';
import { fields, product } from './product.js';
import { count, id, percentInput, time, type Wire } from './wire.js';

const stockLevel = z.enum(stockLevels);
export type StockLevel = z.infer<typeof stockLevel>;

const productSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSort>;

/** Without `sort` the best fit first, or without a search the newest. `price` sorts by the price before the discount. */
export const productTable = z.object({
  search: z.string().max(limits.search).default(''),
  filters: z
    .object({
      categoryId: id.optional(),
      subCategoryId: id.optional(),
      stock: stockLevel.default('all'),
      /** true: only those with a discount; false: only those without. */
      discounted: z.boolean().optional(),
    })
    .prefault({}),
  sort: productSort.optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});

/** A row of the dashboard's table. `updatedAt`: its last edit (sales are none); null where that was never noted. */
const productRow = product
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
export type ProductRow = Wire<typeof productRow>;

/** `counts`: how many there are at each stock level, the other filters and the search applied; `lowStock`: the shop's setting. */
export const productTablePage = z.object({
  data: z.array(productRow),
  totalCount: z.int(),
  counts: z.object({ all: z.int(), low: z.int(), out: z.int() }),
  lowStock: z.int(),
});

/** A product by its id, or with the `revision` that was seen: then only if nobody saved it since. */
const chosen = z.union([
  id.transform((_id) => ({ _id, revision: undefined })),
  z.object({ _id: id, revision: count(0, Number.MAX_SAFE_INTEGER).optional() }),
]);

const ids = z.array(chosen).min(1).max(limits.ids);

/** `discount` and `move` set what they name; `stock` adds `by` pieces, or takes them where it is below 0. */
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
/** What is done with many products at once, as it is sent. */
export type BulkChange = z.input<typeof bulkChange>;

/** One change of up to 100 products: of all of them, or of none. */
export const productBulk = z.object({ ids, change: bulkChange });

/** The products as they are now; none after `remove`. */
export const productBulkDone = z.object({ data: z.array(productRow) });

/**
 * Why a bulk change was refused a product; `data.rows` of the refusal. `outOfStock`, `tooMany`: its stock would fall below 0, or rise
 * above the limit. `revision`: as it is now.
 */
export const refusedRow = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.enum(rowErrors),
  revision: z.int().optional(),
});
export type RefusedRow = z.infer<typeof refusedRow>;
