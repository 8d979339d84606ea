import { routes } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useSession } from '../../app/session/useSession.js';

/**
 * Returns the link that leads back from the steps for a new password: to the login for a guest, to the
 * security screen for a logged-in customer.
 */
export const useWayBack = () => {
  const { ui, web } = useMessages();
  return useSession() === 'customer'
    ? { href: routes.security, label: web.account.backToSecurity }
    : { href: routes.login, label: ui.auth.backToLogin };
};
