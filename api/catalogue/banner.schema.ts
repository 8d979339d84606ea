import type { banner } from '../../contract/home.js';
import type { Parsed } from '../../contract/wire.js';
import { documentSchema, number, optionalText, text } from '../database/documentSchema.js';

/** The id of the only document in the collection, which holds the banner of the home page. */
export const bannerId = 'home';

/** The stored banner. `image` is a key or an `https:` address. */
export interface BannerRecord extends Parsed<typeof banner> {
  _id: typeof bannerId;
}

export const bannerSchema = documentSchema<BannerRecord>('banners', {
  _id: text,
  title: optionalText,
  text: optionalText,
  action: optionalText,
  titleHindi: optionalText,
  textHindi: optionalText,
  actionHindi: optionalText,
  link: optionalText,
  image: optionalText,
  revision: number,
});
