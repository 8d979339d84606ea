import { routes } from '../../../contract/links.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { useSession } from '../../app/session/useSession.js';

/** Where the steps to a new password lead back to: to the login, or to where a customer began them. */
export const useWayBack = () => {
  const { ui, web } = useTexts();
  return useSession() === 'customer'
    ? { href: routes.security, label: web.account.backToSecurity }
    : { href: routes.login, label: ui.auth.backToLogin };
};
