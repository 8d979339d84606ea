import { Schema } from 'mongoose';
import type { banner } from '../../contract/home.js';
import type { Parsed } from '../../contract/wire.js';

/** The id of the only document in the collection, which holds the banner of the home page. */
export const bannerId = 'home';

/** The stored banner. `image` is a key or an `https:` address. */
export interface BannerRecord extends Parsed<typeof banner> {
  _id: typeof bannerId;
}

const text = { type: String, default: '' };

export const bannerSchema = new Schema<BannerRecord>(
  {
    _id: { type: String, required: true },
    title: text,
    text,
    action: text,
    titleHindi: text,
    textHindi: text,
    actionHindi: text,
    link: text,
    image: text,
    revision: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'banners' },
);
