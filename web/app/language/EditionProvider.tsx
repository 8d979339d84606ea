import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { TextsProvider } from '../../../ui/theme/texts.js';
import { firstEdition, followLanguage, onEdition, shownEdition } from './edition.js';

/** The edition shown. */
export const useEdition = () => useSyncExternalStore(onEdition, shownEdition, firstEdition);

/** Everything inside speaks the chosen language. Once in an app. */
export function EditionProvider({ children }: { children: ReactNode }) {
  const { texts } = useEdition();
  useEffect(followLanguage, []);
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
