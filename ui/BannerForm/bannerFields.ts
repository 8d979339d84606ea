import type { z } from 'zod';
import type { Banner, bannerInput } from '../../contract/home.js';

/** Values of the banner form, as the API takes them. */
export type BannerFields = z.input<typeof bannerInput>;

/** The text fields of each language, in form order. */
export const english = ['title', 'text', 'action'] as const;
export const hindi = ['titleHindi', 'textHindi', 'actionHindi'] as const;

export const fieldsOf = ({ revision: _, ...fields }: Banner): BannerFields => fields;
