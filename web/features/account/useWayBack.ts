import { routes } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useSession } from '../../app/session/useSession.js';

/**
 * Returns the link back from the password steps: to the login, or to the screen where a customer started
 * them.
 */
export const useWayBack = () => {
  const { ui, web } = useMessages();
  return useSession() === 'customer'
    ? { href: routes.security, label: web.account.backToSecurity }
    : { href: routes.login, label: ui.auth.backToLogin };
};
