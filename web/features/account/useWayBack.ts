import { routes } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useSession } from '../../app/session/useSession.js';

/** Where the steps to a new password lead back to: to the login, or to where a customer began them. */
export const useWayBack = () => {
  const { ui, web } = useMessages();
  return useSession() === 'customer'
    ? { href: routes.security, label: web.account.backToSecurity }
    : { href: routes.login, label: ui.auth.backToLogin };
};
