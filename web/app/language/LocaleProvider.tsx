import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { MessagesProvider } from '../../../ui/theme/messages.js';
import { currentLocale, firstLocale, followLanguage, type Locale, onLocale } from './locale.js';

const FirstLocale = createContext(firstLocale());

/** Returns the current locale; on the server, and while the browser hydrates, the one of the page. */
export const useLocale = (): Locale => {
  const first = useContext(FirstLocale);
  return useSyncExternalStore(onLocale, currentLocale, () => first);
};

export interface LocaleProviderProps {
  /** The locale of the page that the server rendered. */
  first?: Locale;
  children: ReactNode;
}

/** Provides the messages of the current locale. Use it once in an app. */
export function LocaleProvider({ first = firstLocale(), children }: LocaleProviderProps) {
  useEffect(followLanguage, []);
  return (
    <FirstLocale value={first}>
      <CurrentMessages>{children}</CurrentMessages>
    </FirstLocale>
  );
}

function CurrentMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider messages={useLocale().messages}>{children}</MessagesProvider>;
}
