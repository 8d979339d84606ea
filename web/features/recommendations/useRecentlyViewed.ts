import { useEffect, useRef } from 'react';
import { isId } from '../../app/isId.js';
import { ownedList } from '../../app/session/ownedList.js';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';

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

/** The local storage key of the recently viewed products, which are stored on this device alone until a log-out. */
export const recentlyViewedKey = 'seen';

export const maxRecentlyViewed = 20;

/** The ids of the recently viewed products, the most recent first. */
export const recentlyViewed = ownedList(recentlyViewedKey, maxRecentlyViewed, isId);

/** Moves a product to the start of the recently viewed products. */
export const rememberViewed = (userId: string | undefined, id: string): void => {
  const before = recentlyViewed.read(userId);
  if (before[0] === id && recentlyViewed.isOf(userId)) return;
  recentlyViewed.write(userId, [id, ...before.filter((other) => other !== id)]);
};
