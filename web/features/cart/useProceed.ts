import { useNavigate } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { words } from '../../app/language/locale.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { useSession } from '../../app/session/useSession.js';

/**
 * Returns a function that goes to the checkout; a guest logs in first and returns to the checkout. Offline,
 * nobody can log in, and the checkout says so.
 */
export const useProceed = (): (() => void) => {
  const session = useSession();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  return () => {
    if (session === 'customer' || !isOnline) {
      void navigate(routes.checkout);
      return;
    }
    notice.neutral(words().local.pleaseLogin);
    void navigate(routes.login, { state: { from: routes.checkout } });
  };
};
