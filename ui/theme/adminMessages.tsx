import { createContext, useContext, type ReactNode } from 'react';
import { adminMessages as english, type AdminMessages } from '../../contract/messages/en/admin.js';

const AdminMessagesContext = createContext<AdminMessages>(english);

export interface AdminMessagesProviderProps {
  /** An edition: the same keys in other words. */
  messages: AdminMessages;
  children: ReactNode;
}

/** The words of the dashboard's components inside. Without one: the default edition. */
export function AdminMessagesProvider({ messages, children }: AdminMessagesProviderProps) {
  return <AdminMessagesContext value={messages}>{children}</AdminMessagesContext>;
}

/** The dashboard's words in the edition shown. */
export const useAdminMessages = (): AdminMessages => useContext(AdminMessagesContext);
