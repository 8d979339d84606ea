import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { adminMessages as english } from '../../../contract/messages/en/admin.js';
import { AdminMessagesProvider, useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminMessagesIn, loadAdminMessages, onAdminMessages } from './adminMessages.js';
import { useLocale } from './LocaleProvider.js';
import { overriddenAdmin } from './overrides.js';

overriddenAdmin('en', english);

/**
 * Provides the dashboard's messages in the current locale. Until they have loaded, the messages of the
 * provider around this one stay.
 */
export function AdminLocaleProvider({ children }: { children: ReactNode }) {
  const outside = useAdminMessages();
  const { language } = useLocale();
  const come = () => adminMessagesIn(language);
  const messages = useSyncExternalStore(onAdminMessages, come, come);
  useEffect(() => void loadAdminMessages(language), [language]);
  return <AdminMessagesProvider messages={messages ?? outside}>{children}</AdminMessagesProvider>;
}
