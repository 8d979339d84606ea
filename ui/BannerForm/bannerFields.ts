import type { z } from 'zod';
import type { Banner, bannerInput } from '../../contract/home.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';

/** Values of the banner form, as the API takes them. */
export type BannerFields = z.input<typeof bannerInput>;

/** The text fields of each language, in form order. */
export const english = ['title', 'text', 'action'] as const;
export const hindi = ['titleHindi', 'textHindi', 'actionHindi'] as const;

const names = [...english, ...hindi, 'link', 'image'] as const;

export const fieldsOf = ({ revision: _, ...fields }: Banner): BannerFields => fields;

/** Returns the labels of the fields in which two versions of the banner differ. */
export const differing = (one: Banner, other: Banner, words: AdminMessages['banner']['fields']): string =>
  names
    .filter((name) => one[name] !== other[name])
    .map((name) => words[name])
    .join(', ');
