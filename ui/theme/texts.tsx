import { createContext, useContext, type ReactNode } from 'react';
import { texts as english, type PageTexts } from '../../contract/texts/page/en.js';

const TextsContext = createContext<PageTexts>(english);

export interface TextsProviderProps {
  /** An edition: the same keys in other words. */
  texts: PageTexts;
  children: ReactNode;
}

/** The words of everything inside. Without one: the default edition. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words of the edition shown. */
export const useTexts = (): PageTexts => useContext(TextsContext);
