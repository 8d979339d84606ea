import { useEffect, useRef } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUser, useSession } from '../../app/session/useSession.js';
import { rememberViewed, recentlyViewed } from './recentlyViewed.js';

/** Ids of the products that were looked at on this device, the last first. */
export const useRecentlyViewed = (): readonly string[] => useOwnedList(recentlyViewed);

/**
 * Remembers a product as looked at, once each time that one comes to it, by whoever is there then: should the session end while it
 * is looked at, what was a customer's does not become everybody's. For the screen itself, which stays while its product loads anew.
 */
export const useRememberViewed = (productId: string | undefined): void => {
  const session = useSession();
  const person = useSessionUser();
  const remembered = useRef<string>(undefined);
  useEffect(() => {
    if (!productId || session === 'unknown' || remembered.current === productId) return;
    remembered.current = productId;
    rememberViewed(person, productId);
  }, [productId, session, person]);
};
