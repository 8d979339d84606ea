import { createContext, useContext, type ReactNode } from 'react';
import { ratings as english, type RatingMessages } from '../../contract/messages/en/ratings.js';

const RatingMessagesContext = createContext<RatingMessages>(english);

export interface RatingMessagesProviderProps {
  /** Messages of a locale. All locales have the same keys. */
  messages: RatingMessages;
  children: ReactNode;
}

/** Provides messages to the components of ratings. Without it they use the default locale. */
export function RatingMessagesProvider({ messages, children }: RatingMessagesProviderProps) {
  return <RatingMessagesContext value={messages}>{children}</RatingMessagesContext>;
}

/** Returns the messages about ratings in the current locale. */
export const useRatingMessages = (): RatingMessages => useContext(RatingMessagesContext);
