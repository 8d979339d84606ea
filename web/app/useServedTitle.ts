import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../ui/theme/messages.js';

/**
 * Keeps the title of the browser's tab that the server gave the first screen (ADR 31). From the next screen
 * on, the title is the shop's name.
 */
export const useServedTitle = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const { name } = useMessages().ui.site;
  useEffect(() => {
    const served = document.querySelector('title[data-served]');
    if (!served || pathname === first.current) return;
    served.removeAttribute('data-served');
    served.textContent = name;
  }, [pathname, name]);
};
