import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { MessagesProvider } from '../../../ui/theme/messages.js';
import { firstLocale, followLanguage, onLocale, currentLocale } from './locale.js';

/** The edition shown. */
export const useLocale = () => useSyncExternalStore(onLocale, currentLocale, firstLocale);

/** Everything inside speaks the chosen language. Once in an app. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { messages } = useLocale();
  useEffect(followLanguage, []);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
