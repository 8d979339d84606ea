import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useSession } from '../../app/session/useSession.js';

/** What only a customer sees; everybody else logs in first and comes back. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === 'unknown') return <Spinner />;
  if (session === 'anonymous') return <Navigate to={routes.login} replace state={{ from: pathname + search }} />;
  return children;
}
