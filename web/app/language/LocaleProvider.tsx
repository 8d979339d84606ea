import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { MessagesProvider } from '../../../ui/theme/messages.js';
import { firstLocale, followLanguage, onLocale, currentLocale } from './locale.js';

/** Returns the current locale. */
export const useLocale = () => useSyncExternalStore(onLocale, currentLocale, firstLocale);

/** Provides the messages of the current locale. Use it once in an app. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { messages } = useLocale();
  useEffect(followLanguage, []);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
