import { fill } from '../../contract/texts/fill.js';
import { useTexts } from '../../ui/theme/texts.js';

/** Names the screen in the browser's tab. */
export function ScreenTitle({ children }: { children: string }) {
  const { ui, web } = useTexts();
  return <title>{fill(web.title, { page: children, shop: ui.site.name })}</title>;
}
