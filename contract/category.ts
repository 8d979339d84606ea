import { z } from 'zod';
import { limits } from './limits.js';
import { languageMarks, nameTranslations, nameTranslationsInput } from './translations.js';
import { id, imageInput, replyId, revisionSeen, text, type Wire } from './wire.js';

export const categoryInput = z.object({
  name: text(limits.name),
  image: imageInput.min(1),
  translations: nameTranslationsInput.optional(),
});
/** `translations` are kept when they are missing. */
export const categoryUpdate = categoryInput.extend({ _id: id, revision: revisionSeen });

/** `revision` rises with every edit and is sent in the lists of categories. */
export const category = z.object({
  _id: replyId,
  name: z.string(),
  image: z.string(),
  revision: z.int().optional(),
  ...languageMarks,
});

/** A category or subcategory by its id and name. */
export const namedReply = category.pick({ _id: true, name: true, main: true, untranslated: true });

/** A category as it is stored: with its names in all languages. */
export const storedCategory = category.extend({ translations: nameTranslations });

/** A category in the list of all, with its first subcategory, which its tile opens. */
export const listedCategory = category.extend({
  firstSubCategory: namedReply.optional(),
});

export type Category = Wire<typeof category>;
export type ListedCategory = Wire<typeof listedCategory>;
