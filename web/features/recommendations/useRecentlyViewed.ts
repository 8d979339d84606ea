import { useEffect, useRef } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { rememberViewed, recentlyViewed } from './recentlyViewed.js';

/** Returns the ids of the products recently viewed on this device, the last first. */
export const useRecentlyViewed = (): readonly string[] => useOwnedList(recentlyViewed);

/**
 * Adds a product to the recently viewed list once per visit, under the account at that time: if the session
 * ends meanwhile, a customer's list does not become public.
 * Use it in the screen itself, which stays while its product reloads.
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
