import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { adminMessages as english, type AdminMessages } from '../../../contract/messages/en/admin.js';
import { AdminMessagesProvider, useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { createEmitter } from '../emitter.js';
import { waitingForShop } from '../net/code.js';
import { tryAgain } from '../net/onlineStatus.js';
import { furtherLanguages, type Language, tellNotLoaded } from './locale.js';
import { useLocale } from './LocaleProvider.js';
import { overriddenPart } from './overrides.js';

overriddenPart('en', 'admin', english);

/**
 * Provides the dashboard's messages in the current locale. Until they have loaded, the messages of the
 * provider around this one stay.
 */
export function AdminLocaleProvider({ children }: { children: ReactNode }) {
  const outside = useAdminMessages();
  const { language } = useLocale();
  const come = () => here.get(language);
  const messages = useSyncExternalStore(loaded.subscribe, come, come);
  useEffect(() => void loadAdminMessages(language), [language]);
  return <AdminMessagesProvider messages={messages ?? outside}>{children}</AdminMessagesProvider>;
}

/**
 * Returns a function that loads the dashboard's messages of another language than English: a module of its own, which
 * customers never load. Undefined for a language without them, whose dashboard is in English.
 */
const loaderOf = (language: Language): (() => Promise<{ adminMessages: AdminMessages }>) | undefined => {
  if (language === 'hi') return () => import('../../../contract/messages/hi/admin.js');
  const address = furtherLanguages.dashboards?.[language];
  return address === undefined ? undefined : () => import(/* @vite-ignore */ address);
};

/** The loaded messages of languages other than English. */
const here = new Map<Language, AdminMessages>();
const underWay = new Set<Language>();
const loaded = createEmitter();

/**
 * Loads the dashboard's messages of a language once. A failure is shown as a toast; while the shop is
 * offline, the load waits until the shop is back.
 */
const loadAdminMessages = async (language: Language): Promise<void> => {
  const load = loaderOf(language);
  if (!load || here.has(language)) return;
  if (underWay.has(language)) return void tryAgain();
  underWay.add(language);
  try {
    const { adminMessages } = await waitingForShop(load, () => tellNotLoaded(language))();
    here.set(language, overriddenPart(language, 'admin', adminMessages));
    loaded.emit();
  } catch {
    tellNotLoaded(language);
  } finally {
    underWay.delete(language);
  }
};
