import { Schema } from 'mongoose';
import { type ShopPageName, shopPageNames } from '../../contract/codes.js';

/** The stored text of a shop page, by the page's name. Empty texts stand for the default ones. */
export interface ShopPageRecord {
  _id: ShopPageName;
  body: string;
  bodyHindi: string;
  revision: number;
}

const text = { type: String, default: '' };

export const shopPageSchema = new Schema<ShopPageRecord>(
  {
    _id: { type: String, required: true, enum: shopPageNames },
    body: text,
    bodyHindi: text,
    revision: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'shoppages' },
);
