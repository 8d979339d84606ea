import { z } from 'zod';
import { category, categoryInput, namedReply } from './category.js';
import { limits } from './limits.js';
import { nameTranslations } from './translations.js';
import { id, reference, revisionSeen, type Wire } from './wire.js';

export const subCategoryInput = categoryInput.extend({
  category: z.array(reference).min(1).max(limits.categories),
});
export const subCategoryUpdate = subCategoryInput.extend({ _id: id, revision: revisionSeen });

/** Asks for the subcategories of a category; without `categoryId` for all. */
export const subCategoryList = z.object({ categoryId: id.optional() });

export const subCategory = category.extend({
  category: z.array(namedReply),
});

/** A subcategory as it is stored: with its names in all languages. */
export const storedSubCategory = subCategory.extend({ translations: nameTranslations });

export type SubCategory = Wire<typeof subCategory>;
