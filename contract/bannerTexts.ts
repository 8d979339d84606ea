import type { Banner } from './home.js';

/** The banner of a shop whose admin has set none. */
export const noBanner: Banner = {
  title: '',
  text: '',
  action: '',
  titleHindi: '',
  textHindi: '',
  actionHindi: '',
  link: '',
  image: '',
  revision: 0,
};

/**
 * Returns what the home page's banner shows to a reader of a language: in Hindi the Hindi texts, and the English
 * ones where they are empty. The banner has a default for each text that is empty in both.
 */
export const bannerTexts = (banner: Omit<Banner, 'revision'>, language: string) => {
  const isHindi = language === 'hi';
  const { title, text, action, link, image } = banner;
  const shown = {
    title: (isHindi && banner.titleHindi) || title,
    text: (isHindi && banner.textHindi) || text,
    action: (isHindi && banner.actionHindi) || action,
    href: link,
    image,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== '')) as Partial<
    typeof shown
  >;
};
