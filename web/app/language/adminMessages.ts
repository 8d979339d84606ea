import type { AdminMessages } from '../../../contract/messages/en/admin.js';
import { fill } from '../../../contract/messages/fill.js';
import { patiently } from '../net/code.js';
import { tryAgain } from '../net/onlineStatus.js';
import { notice } from '../notices.js';
import { type Language, words } from './locale.js';
import { overriddenAdmin } from './overrides.js';

const tellAbsent = (language: Language) => {
  const { languages, languageNotLoaded } = words().web;
  notice.failure(fill(languageNotLoaded, { language: languages[language] }));
};

/** Each but the default edition is a chunk of its own, which no shopper fetches. */
const locales: Record<Exclude<Language, 'en'>, () => Promise<AdminMessages>> = {
  hi: patiently(
    async () => overriddenAdmin('hi', (await import('../../../contract/messages/hi/admin.js')).adminMessages),
    () => tellAbsent('hi'),
  ),
};

const here = new Map<Language, AdminMessages>();
const underWay = new Set<Language>();
const listeners = new Set<() => void>();

/** The dashboard's words in a language; undefined for the default edition, and as long as they are not here. */
export const adminMessagesIn = (language: Language): AdminMessages | undefined => here.get(language);

/** Tells when an edition has come. Returns how to stop. */
export const onAdminMessages = (came: () => void): (() => void) => {
  listeners.add(came);
  return () => listeners.delete(came);
};

/** Fetches an edition, once. Where it does not come, that is told; where the shop is away, it comes when the shop is back. */
export const loadAdminMessages = async (language: Language): Promise<void> => {
  if (language === 'en' || here.has(language)) return;
  if (underWay.has(language)) return void tryAgain();
  underWay.add(language);
  try {
    here.set(language, await locales[language]());
    for (const came of listeners) came();
  } catch {
    tellAbsent(language);
  } finally {
    underWay.delete(language);
  }
};
