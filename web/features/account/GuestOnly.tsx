import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../app/session/useSession.js';
import { returnPath } from './returnPath.js';

/** Renders its children for guests; sends a logged-in customer on to the path to open after the login. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation();
  if (session === 'customer') return <Navigate to={returnPath(state)} replace />;
  return children;
}
