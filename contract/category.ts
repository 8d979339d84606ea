import { z } from 'zod';
import { limits } from './limits.js';
import { id, pictureInput, replyId, text, type Wire } from './wire.js';

export const categoryInput = z.object({
  name: text(limits.name),
  image: pictureInput.min(1),
});
export const categoryUpdate = categoryInput.extend({ _id: id });

export const category = z.object({ _id: replyId, name: z.string(), image: z.string() });

export type Category = Wire<typeof category>;
