import { useNavigate } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { useSession } from '../../app/session/useSession.js';

/** Returns a function that goes to the checkout; a guest logs in first and returns to the checkout. */
export const useProceed = (): (() => void) => {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    if (session === 'customer') {
      void navigate(routes.checkout);
      return;
    }
    notice.neutral(words().local.pleaseLogin);
    void navigate(routes.login, { state: { from: routes.checkout } });
  };
};
