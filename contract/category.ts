import { z } from 'zod';
import { limits } from './limits.js';
import { id, imageInput, replyId, revisionSeen, text, type Wire } from './wire.js';

export const categoryInput = z.object({
  name: text(limits.name),
  image: imageInput.min(1),
});
export const categoryUpdate = categoryInput.extend({ _id: id, revision: revisionSeen });

/** `revision` rises with edits; told where categories are listed (W-34). */
export const category = z.object({
  _id: replyId,
  name: z.string(),
  image: z.string(),
  revision: z.int().optional(),
});

export type Category = Wire<typeof category>;
