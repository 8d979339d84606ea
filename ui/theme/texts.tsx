import { createContext, useContext, type ReactNode } from 'react';
import { texts as english, type Texts } from '../../contract/texts/en.js';

const TextsContext = createContext<Texts>(english);

export interface TextsProviderProps {
  /** An edition: the same keys in other words. */
  texts: Texts;
  children: ReactNode;
}

/** The words of everything inside. Without one: the default edition. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words of the edition shown. */
export const useTexts = (): Texts => useContext(TextsContext);
