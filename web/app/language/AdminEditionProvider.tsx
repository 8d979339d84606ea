import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { AdminTextsProvider, useAdminTexts } from '../../../ui/theme/adminTexts.js';
import { adminEdition, bringAdminEdition, onAdminEdition } from './adminEdition.js';
import { useEdition } from './EditionProvider.js';

/** The dashboard inside speaks the chosen language, as soon as its words have come; until then as it does outside. */
export function AdminEditionProvider({ children }: { children: ReactNode }) {
  const outside = useAdminTexts();
  const { language } = useEdition();
  const come = () => adminEdition(language);
  const texts = useSyncExternalStore(onAdminEdition, come, come);
  useEffect(() => void bringAdminEdition(language), [language]);
  return <AdminTextsProvider texts={texts ?? outside}>{children}</AdminTextsProvider>;
}
