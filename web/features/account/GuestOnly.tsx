import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../app/session/useSession.js';
import { returnPath } from './returnPath.js';

/** Renders the login steps for guests; a logged-in customer goes on to the return path. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation();
  if (session === 'customer') return <Navigate to={returnPath(state)} replace />;
  return children;
}
