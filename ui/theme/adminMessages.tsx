import { createContext, useContext, type ReactNode } from 'react';
import { adminMessages as english, type AdminMessages } from '../../contract/messages/en/admin.js';

const AdminMessagesContext = createContext<AdminMessages>(english);

export interface AdminMessagesProviderProps {
  /** Messages of a locale. All locales have the same keys. */
  messages: AdminMessages;
  children: ReactNode;
}

/** Provides messages to the dashboard's components. Without it they use the default locale. */
export function AdminMessagesProvider({ messages, children }: AdminMessagesProviderProps) {
  return <AdminMessagesContext value={messages}>{children}</AdminMessagesContext>;
}

/** Returns the dashboard's messages in the current locale. */
export const useAdminMessages = (): AdminMessages => useContext(AdminMessagesContext);
