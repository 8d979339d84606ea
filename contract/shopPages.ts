import { z } from 'zod';
import { shopPageNames } from './codes.js';
import { languageCode, mainLanguage } from './languages.js';
import { limits } from './limits.js';
import { optionalText, revisionSeen, type Wire } from './wire.js';

const name = z.enum(shopPageNames);

/** Asks for the text of a shop page in a language; in English if the shop does not have that language. */
export const shopPageQuery = z.object({
  page: name,
  language: z.string().regex(languageCode).default(mainLanguage),
});
export const shopPageReference = z.object({ page: name });

/** The text of a shop page as visitors read it, with its placeholders filled in. `blocksOf` splits it. */
export const shopPage = z.object({ page: name, body: z.string() });

/**
 * The text of a shop page as an admin saves it. An empty English text stands for the default one, an empty Hindi text for
 * the English one, or for the default one if that is empty too.
 */
export const shopPageInput = z.object({
  page: name,
  body: optionalText(limits.shopPage),
  bodyHindi: optionalText(limits.shopPage),
  revision: revisionSeen,
});

/**
 * The text of a shop page as it is stored. `revision` rises with every edit; it is 0 before the first. `defaults`: the
 * texts that stand in for empty ones.
 */
export const storedShopPage = z.object({
  page: name,
  body: z.string(),
  bodyHindi: z.string(),
  revision: z.int(),
  defaults: z.object({ body: z.string(), bodyHindi: z.string() }),
});
export type StoredShopPage = Wire<typeof storedShopPage>;
