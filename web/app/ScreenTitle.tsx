import { useEffect } from 'react';
import { fill } from '../../contract/texts/fill.js';
import { useTexts } from '../../ui/theme/texts.js';

/** The title that the server gave the first screen (ADR 31) becomes the shop's: a later screen that has none yet must not fall back to it. */
const useServedTitleOnce = (shop: string) => {
  useEffect(() => {
    const served = document.querySelector('title[data-served]');
    if (!served) return;
    served.removeAttribute('data-served');
    served.textContent = shop;
  }, [shop]);
};

/** Names the screen in the browser's tab. */
export function ScreenTitle({ children }: { children: string }) {
  const { ui, web } = useTexts();
  useServedTitleOnce(ui.site.name);
  return <title>{fill(web.title, { page: children, shop: ui.site.name })}</title>;
}
