import { z } from 'zod';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { productSummary } from './product.js';
import { imageInput, optionalText, revisionSeen, type Wire } from './wire.js';

/** Tells whether a text is a path of this shop, such as `/search?q=milk`, or an `https:` address. */
const isLink = (value: string) =>
  value === '' ||
  /^\/(?![/\\])\S*$/.test(value) ||
  (/^https:\/\//i.test(value) && z.url().safeParse(value).success);

const texts = {
  title: optionalText(limits.bannerTitle),
  text: optionalText(limits.bannerText),
  action: optionalText(limits.bannerAction),
  titleHindi: optionalText(limits.bannerTitle),
  textHindi: optionalText(limits.bannerText),
  actionHindi: optionalText(limits.bannerAction),
};

/**
 * The banner of the home page as an admin saves it. An empty English text stands for the default one, an empty Hindi
 * text for the English one, an empty `link` for the search page, and an empty `image` for the drawing. Spaces in a path
 * are encoded.
 */
export const bannerInput = z.object({
  ...texts,
  link: optionalText(limits.image)
    .transform((link) => (link.startsWith('/') ? link.replaceAll(' ', '%20') : link))
    .refine(isLink, issueMessage('rules.bannerLink')),
  image: imageInput,
  revision: revisionSeen,
});

/** The banner as the shop returns it. `revision` rises with every edit; it is 0 before the first. */
export const banner = z.object({
  title: z.string(),
  text: z.string(),
  action: z.string(),
  titleHindi: z.string(),
  textHindi: z.string(),
  actionHindi: z.string(),
  link: z.string(),
  image: z.string(),
  revision: z.int(),
});
export type Banner = Wire<typeof banner>;

/**
 * What the home page shows besides the categories. `offers`: products in stock, the largest discount first.
 * `bestSellers`: products in stock, those of which most units were sold lately first. `sold`: whether all of them were
 * sold; otherwise popular products and products of each category follow.
 */
export const homePage = z.object({
  banner,
  offers: z.array(productSummary),
  bestSellers: z.array(productSummary),
  sold: z.boolean(),
});
