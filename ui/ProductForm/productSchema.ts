import { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { type EditedProduct, fields } from '../../contract/product.js';
import type { SubCategory } from '../../contract/subcategory.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { productTranslationsInput, type TranslationsWire } from '../../contract/translations.js';
import { id, optionalText, text } from '../../contract/wire.js';
import { foreignSubCategoriesOf } from './foreignSubCategoriesOf.js';

const choices = (max: number) => z.array(z.object({ _id: id, name: z.string() })).max(max);
const typed = (pattern: RegExp, words: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => pattern.test(value), words)
    .transform((value): string | number => value); // the contract accepts both

const { stock, price, discount, gstRate } = fields.shape;

/**
 * Validates the product form against the contract: prices in rupees, all fields required (S-122), numbers as
 * typed (S-123), extra fields as a list, and no subcategory outside the chosen categories. A product without
 * a description, such as an imported one, may stay without it.
 * @param product the product to edit; undefined for a new one
 */
export const productSchema = (
  words: AdminMessages['catalogue']['form'],
  subCategories: readonly SubCategory[],
  product?: EditedProduct,
) =>
  fields
    .extend({
      description: product?.description === '' ? optionalText(limits.description) : text(limits.description),
      stock: typed(/^\d+$/, words.wholeNumber).pipe(stock),
      price: typed(/^\d+(\.\d+)?$/, words.number).pipe(price),
      discount: typed(/^\d+(\.\d+)?$/, words.number).pipe(discount),
      gstRate: z
        .string()
        .transform((value): string | number | null => value)
        .pipe(gstRate),
      category: choices(limits.categories),
      subCategory: choices(limits.subCategories),
      more_details: z
        .array(z.object({ name: z.string(), value: text(limits.detailValue) }))
        .max(limits.details),
      translations: z
        .custom<TranslationsWire>()
        .transform((texts): z.input<typeof productTranslationsInput> => texts)
        .pipe(productTranslationsInput),
    })
    .superRefine(({ category, subCategory }, context) => {
      const names = foreignSubCategoriesOf(subCategory, category, subCategories).map(({ name }) => name);
      if (names.length === 0) return;
      const message = fill(words.foreign, { names: names.join(', ') });
      context.addIssue({ code: 'custom', path: ['subCategory'], message });
    });
