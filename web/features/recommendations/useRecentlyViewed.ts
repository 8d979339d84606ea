import { useEffect, useRef } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { rememberViewed, recentlyViewed } from './recentlyViewed.js';

/** Returns the ids of the products recently viewed on this device, the most recent first. */
export const useRecentlyViewed = (): readonly string[] => useOwnedList(recentlyViewed);

/**
 * Adds a product to the recently viewed products once each time its screen opens, for the account logged in
 * then. If the session ends meanwhile, the product is not added again, so a customer's list does not become a
 * guest's.
 * Use it in the screen itself, which stays mounted while its product reloads.
 */
export const useRememberViewed = (productId: string | undefined): void => {
  const session = useSession();
  const userId = useSessionUserId();
  const remembered = useRef<string>(undefined);
  useEffect(() => {
    if (!productId || session === 'unknown' || remembered.current === productId) return;
    remembered.current = productId;
    rememberViewed(userId, productId);
  }, [productId, session, userId]);
};
