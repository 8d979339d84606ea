import { useEffect, useRef } from 'react';
import { useMessages } from '../../ui/theme/messages.js';

const aboutFirstScreen = 'meta[name="description"], meta[property^="og:"]';

/**
 * Keeps the title and the description that the server gave the first screen (ADR 31), until another screen or
 * another language is shown. From then on, the title is the shop's name, and there is no description: the served
 * one is about another screen, or in another language.
 */
export const useServedHead = (pathname: string): void => {
  const { language, ui } = useMessages();
  const { name } = ui.site;
  const shown = `${language} ${pathname}`;
  const first = useRef(shown);
  useEffect(() => {
    const served = document.querySelector('title[data-served]');
    if (!served || shown === first.current) return;
    served.removeAttribute('data-served');
    served.textContent = name;
    for (const meta of document.querySelectorAll(aboutFirstScreen)) meta.remove();
  }, [shown, name]);
};
