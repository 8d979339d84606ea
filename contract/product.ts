import { z } from 'zod';
import { category, namedReply } from './category.js';
import { foodMarks } from './codes.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import type { OptionalName } from './productFields.js';
import { productRating } from './rating.js';
import { gstRates } from './tax.js';
import { detailMarks, languageMarks, productTranslations, productTranslationsInput } from './translations.js';
import {
  count,
  id,
  optionalText,
  percentInput,
  imageInput,
  reference,
  replyId,
  revisionSeen,
  rupees,
  rupeesInput,
  text,
  type Wire,
} from './wire.js';

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);
const safeName = (name: string) => !name.startsWith('$') && !unsafeNames.has(name);

const safeDetailName = text(limits.detailName).refine(safeName);

/**
 * The name of an extra detail. The rules apply to the trimmed name, but the spaces stay: trimming here would
 * silently merge two names that differ by spaces only.
 */
export const detailName = z
  .string()
  .min(1)
  .max(limits.detailName)
  .refine((name) => safeDetailName.safeParse(name).success, issueMessage('rules.detailName'));

/**
 * Named extra details of a product: a map on the wire, a list inside the program, so that a dot in a name is
 * harmless (W-19).
 */
const detailsInput = z
  .record(detailName, optionalText(limits.detailValue))
  .refine(
    (map) => Object.keys(map).length <= limits.details,
    issueMessage('rules.detailCount', { maximum: limits.details }),
  )
  .refine(
    (map) =>
      new Set(Object.keys(map).map((name) => name.trim().toLowerCase())).size === Object.keys(map).length,
    issueMessage('rules.detailTwice'),
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

/** The HSN code by which the tax law classifies a product: 4, 6 or 8 digits, or empty for none. */
const hsnInput = z
  .string()
  .trim()
  .refine((code) => /^(\d{4}|\d{6}|\d{8})?$/.test(code), issueMessage('rules.hsn'));

const isRate = (value: unknown) => gstRates.some((rate) => String(rate) === String(value));

/** A product's GST rate in percent, as a number or text. Empty or null selects the shop's rate and becomes null. */
const gstRateInput = z
  .union([z.number(), z.string().trim().max(3), z.null()])
  .refine((value) => value === '' || value === null || isRate(value), issueMessage('rules.gstRate'))
  .transform((value) => (value === '' || value === null ? null : Number(value)));

/** The rules of the optional plain fields. Each accepts an empty text, which means none. */
const optionalInputs = {
  hsn: hsnInput,
  gstRate: gstRateInput,
} satisfies Record<OptionalName, z.ZodType>;

/** The optional plain fields in a reply. A GST rate that is missing or null means the shop's rate. */
const optionalReplies = {
  hsn: z.string().optional(),
  gstRate: z.number().nullable().optional(),
} satisfies Record<OptionalName, z.ZodType>;

/** The product fields that an admin can set, without defaults. */
export const fields = z.object({
  name: text(limits.name),
  image: z
    .array(imageInput)
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
  ...optionalInputs,
});

export const productInput = fields.extend({
  image: fields.shape.image.default([]),
  category: fields.shape.category.default([]),
  subCategory: fields.shape.subCategory.default([]),
  discount: fields.shape.discount.default(0),
  description: fields.shape.description.default(''),
  more_details: fields.shape.more_details.default([]),
  translations: productTranslationsInput.default({}),
  ...z.object(optionalInputs).partial().shape,
});

/**
 * A changed product. `stock_seen`: the stock that the admin saw. With it, only the difference is applied to
 * the current stock, so that sales since then are kept. `translations` replace all stored texts in other languages.
 */
export const productUpdate = fields.partial().extend({
  _id: id,
  revision: revisionSeen,
  translations: productTranslationsInput.optional(),
  stock_seen: count(0, limits.stock).optional(),
});

const categoryReference = category.omit({ revision: true });

export const product = z.object({
  _id: replyId,
  name: z.string(),
  image: z.array(z.string()),
  category: z.array(categoryReference),
  subCategory: z.array(categoryReference),
  unit: z.string(),
  stock: z.int(),
  price: rupees,
  discount: z.number(),
  description: z.string(),
  more_details: details,
  ...optionalReplies,
  /** The food mark that the product's extra details state; absent when they do not state it clearly. */
  food: z.enum(foodMarks).optional(),
  /** The sum of the product's ratings; absent without ratings. */
  rating: productRating.optional(),
  revision: z.int(),
  ...languageMarks,
  ...detailMarks,
});

/** A product as it is stored: with its texts in all languages. */
export const storedProduct = product.extend({ translations: productTranslations });

export type Product = Wire<typeof product>;

/** A product to edit. Without its texts in other languages an edit keeps them. */
export const editedProduct = product.extend({ translations: productTranslations.optional() });
export type EditedProduct = Wire<typeof editedProduct>;

/** The fields of a product that a card or a cart line shows. */
export const productSummary = product.pick({
  _id: true,
  name: true,
  image: true,
  unit: true,
  price: true,
  discount: true,
  stock: true,
  food: true,
  rating: true,
  main: true,
  untranslated: true,
});
export type ProductSummary = Wire<typeof productSummary>;

/**
 * What a product's page shows beside the product.
 * `place`: one of its categories, and one of its subcategories that belongs to it; null without a category.
 * `sizes`: the sizes of the product, itself among them, the smallest first; empty if it has no other.
 * `similar`: products in stock that are similar to it, the most similar first.
 */
export const relatedProducts = z.object({
  place: z.object({ category: namedReply, subCategory: namedReply.optional() }).nullable(),
  sizes: z.array(productSummary),
  similar: z.array(productSummary),
});
export type RelatedProducts = Wire<typeof relatedProducts>;

const page = count(1, limits.page).default(1);
const limitOf = (size: number) => count(1, limits.pageSize.max).default(size);
const search = z.string().max(limits.search).default('');

export const productPage = z.object({ page, limit: limitOf(limits.pageSize.admin), search });
/** A page of the products of a subcategory; without `subCategoryId` of the whole category (W-22). */
export const subCategoryPage = z.object({
  categoryId: id,
  subCategoryId: id.optional(),
  page,
  limit: limitOf(limits.pageSize.listing),
});
