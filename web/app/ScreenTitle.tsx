import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../../ui/theme/messages.js';

/** Sets the title of the browser's tab. */
export function ScreenTitle({ children }: { children: string }) {
  const { ui, web } = useMessages();
  return <title>{fill(web.title, { page: children, shop: ui.site.name })}</title>;
}
