import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { useSession } from '../../app/session/useSession.js';
import { Waiting } from '../../app/ScreenOnItsWay.js';

/** Renders its children for a logged-in customer; everyone else logs in first and returns. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const shown = useDeferredValue(session); // React renders a whole screen in pieces then
  if (session === 'anonymous')
    return <Navigate to={routes.login} replace state={{ from: pathname + search }} />;
  return shown === 'customer' ? children : <Waiting />;
}
