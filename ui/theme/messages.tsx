import { createContext, useContext, type ReactNode } from 'react';
import { messages as english, type PageMessages } from '../../contract/messages/page/en.js';

const MessagesContext = createContext<PageMessages>(english);

export interface MessagesProviderProps {
  /** Messages of a locale. All locales have the same keys. */
  messages: PageMessages;
  children: ReactNode;
}

/** Provides messages to everything inside. Without it components use the default locale. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Returns the messages of the current locale. */
export const useMessages = (): PageMessages => useContext(MessagesContext);
