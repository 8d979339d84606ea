import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../app/session/useSession.js';
import { returnPath } from './returnPath.js';

/** The way in: whoever is in already, or just got in, goes on to where they were going. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation();
  if (session === 'customer') return <Navigate to={returnPath(state)} replace />;
  return children;
}
