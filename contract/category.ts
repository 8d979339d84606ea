import { z } from 'zod';
import { limits } from './limits.js';
import { id, imageInput, replyId, revisionSeen, text, type Wire } from './wire.js';

export const categoryInput = z.object({
  name: text(limits.name),
  image: imageInput.min(1),
});
export const categoryUpdate = categoryInput.extend({ _id: id, revision: revisionSeen });

/** `revision` rises with every edit and is sent in the lists of categories. */
export const category = z.object({
  _id: replyId,
  name: z.string(),
  image: z.string(),
  revision: z.int().optional(),
});

/** A category in the list of all, with its first subcategory, which its tile opens. */
export const listedCategory = category.extend({
  firstSubCategory: category.pick({ _id: true, name: true }).optional(),
});

export type Category = Wire<typeof category>;
export type ListedCategory = Wire<typeof listedCategory>;
