import type { InferSchemaType } from 'mongoose';
import { shopPageNames } from '../../contract/codes.js';
import { inferredSchema, number, optionalText, text } from '../database/documentSchema.js';

export const shopPageSchema = inferredSchema('shoppages', {
  _id: { ...text, enum: shopPageNames },
  body: optionalText,
  bodyHindi: optionalText,
  revision: number,
});

/** The stored text of a shop page, by the page's name. Empty texts stand for the default ones. */
export type ShopPageRecord = InferSchemaType<typeof shopPageSchema>;
