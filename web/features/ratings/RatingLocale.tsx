import type { ReactNode } from 'react';
import { ratings as english, type RatingMessages } from '../../../contract/messages/en/ratings.js';
import { ratings as hindi } from '../../../contract/messages/hi/ratings.js';
import { RatingMessagesProvider } from '../../../ui/theme/ratingMessages.js';
import type { Locale } from '../../app/language/locale.js';
import { useLocale } from '../../app/language/LocaleProvider.js';
import { overriddenPart } from '../../app/language/overrides.js';

const builtIn: Readonly<Record<string, RatingMessages>> = {
  en: overriddenPart('en', 'ratings', english),
  hi: overriddenPart('hi', 'ratings', hindi),
};

/** Returns the messages about ratings. Those of a language that the shop adds came with its other messages. */
const ratingsOf = ({ language, messages }: Locale): RatingMessages =>
  builtIn[language] ?? (messages as { ratings?: RatingMessages }).ratings ?? english;

/** Provides the messages about ratings in the current locale. */
export function RatingLocale({ children }: { children: ReactNode }) {
  return <RatingMessagesProvider messages={ratingsOf(useLocale())}>{children}</RatingMessagesProvider>;
}
