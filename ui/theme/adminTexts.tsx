import { createContext, useContext, type ReactNode } from 'react';
import { adminTexts as english, type AdminTexts } from '../../contract/texts/en/admin.js';

const AdminTextsContext = createContext<AdminTexts>(english);

export interface AdminTextsProviderProps {
  /** An edition: the same keys in other words. */
  texts: AdminTexts;
  children: ReactNode;
}

/** The words of the dashboard's components inside. Without one: the default edition. */
export function AdminTextsProvider({ texts, children }: AdminTextsProviderProps) {
  return <AdminTextsContext value={texts}>{children}</AdminTextsContext>;
}

/** The dashboard's words in the edition shown. */
export const useAdminTexts = (): AdminTexts => useContext(AdminTextsContext);
