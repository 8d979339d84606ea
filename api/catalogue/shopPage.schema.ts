import { type ShopPageName, shopPageNames } from '../../contract/codes.js';
import { number, optionalText, stored, text } from '../database/stored.js';

/** The stored text of a shop page, by the page's name. Empty texts stand for the default ones. */
export interface ShopPageRecord {
  _id: ShopPageName;
  body: string;
  bodyHindi: string;
  revision: number;
}

export const shopPageSchema = stored<ShopPageRecord>('shoppages', {
  _id: { ...text, enum: shopPageNames },
  body: optionalText,
  bodyHindi: optionalText,
  revision: number,
});
