import { createContext, useContext, type ReactNode } from 'react';
import { messages as english, type PageMessages } from '../../contract/messages/page/en.js';

const MessagesContext = createContext<PageMessages>(english);

export interface MessagesProviderProps {
  /** An edition: the same keys in other words. */
  messages: PageMessages;
  children: ReactNode;
}

/** The words of everything inside. Without one: the default edition. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The words of the edition shown. */
export const useMessages = (): PageMessages => useContext(MessagesContext);
