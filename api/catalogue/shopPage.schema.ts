import { type ShopPageName, shopPageNames } from '../../contract/codes.js';
import { documentSchema, number, optionalText, text } from '../database/documentSchema.js';

/** The stored text of a shop page, by the page's name. Empty texts stand for the default ones. */
export interface ShopPageRecord {
  _id: ShopPageName;
  body: string;
  bodyHindi: string;
  revision: number;
}

export const shopPageSchema = documentSchema<ShopPageRecord>('shoppages', {
  _id: { ...text, enum: shopPageNames },
  body: optionalText,
  bodyHindi: optionalText,
  revision: number,
});
