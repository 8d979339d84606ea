import { z } from 'zod';
import { category } from './category.js';
import { limits } from './limits.js';
import {
  count,
  id,
  optionalText,
  percentInput,
  pictureInput,
  reference,
  replyId,
  rupees,
  rupeesInput,
  text,
  type Wire,
} from './wire.js';

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);
const safeName = (name: string) => !name.startsWith('$') && !unsafeNames.has(name);

const detailName = text(limits.detailName).refine(safeName, 'cannot be used as a field name');

/** Named extra details: a map outside; a list inside, so that a dot in a name is harmless (W-19). */
const detailsInput = z
  .record(detailName, optionalText(limits.detailValue))
  .refine((map) => Object.keys(map).length <= limits.details, `at most ${limits.details} extra fields`)
  .refine(
    (map) =>
      new Set(Object.keys(map).map((name) => name.trim().toLowerCase())).size === Object.keys(map).length,
    'two extra fields have the same name',
  )
  .transform((map) => Object.entries(map).map(([name, value]) => ({ name: name.trim(), value })));

const details = z.codec(
  z.record(z.string(), z.string()),
  z.array(z.object({ name: z.string(), value: z.string() })),
  {
    decode: (map) => Object.entries(map).map(([name, value]) => ({ name, value })),
    encode: (list) => Object.fromEntries(list.map(({ name, value }) => [name, value])),
  },
);

/** What an admin may say of a product; every field without its default. */
const fields = z.object({
  name: text(limits.name),
  image: z
    .array(pictureInput)
    .max(limits.images)
    .transform((all) => all.filter(Boolean)),
  category: z.array(reference).max(limits.categories),
  subCategory: z.array(reference).max(limits.subCategories),
  unit: text(limits.unit),
  stock: count(0, limits.stock),
  price: rupeesInput,
  discount: percentInput,
  description: optionalText(limits.description),
  more_details: detailsInput,
});

export const productInput = fields.extend({
  image: fields.shape.image.default([]),
  category: fields.shape.category.default([]),
  subCategory: fields.shape.subCategory.default([]),
  discount: fields.shape.discount.default(0),
  description: fields.shape.description.default(''),
  more_details: fields.shape.more_details.default([]),
});

/**
 * `revision`: the one the editor saw; an older one than the stored is refused (W-34).
 * `stock_seen`: the stock the editor saw; then the difference is applied instead of the value.
 */
export const productUpdate = fields.partial().extend({
  _id: id,
  revision: count(0, Number.MAX_SAFE_INTEGER).optional(),
  stock_seen: count(0, limits.stock).optional(),
});

export const product = z.object({
  _id: replyId,
  name: z.string(),
  image: z.array(z.string()),
  category: z.array(category),
  subCategory: z.array(category),
  unit: z.string(),
  stock: z.int(),
  price: rupees,
  discount: z.number(),
  description: z.string(),
  more_details: details,
  revision: z.int(),
});

export type Product = Wire<typeof product>;

/** The first pictures a card or a cart line shows. */
export const productSummary = product.pick({
  _id: true,
  name: true,
  image: true,
  unit: true,
  price: true,
  discount: true,
  stock: true,
});
export type ProductSummary = Wire<typeof productSummary>;

const page = count(1, limits.page).default(1);
const limitOf = (size: number) => count(1, limits.pageSize.max).default(size);
const search = z.string().max(limits.search).default('');

export const productPage = z.object({ page, limit: limitOf(limits.pageSize.admin), search });
export const productSearch = z.object({ search, page });
export const shelfPage = z.object({
  categoryId: id,
  subCategoryId: id,
  page,
  limit: limitOf(limits.pageSize.listing),
});
