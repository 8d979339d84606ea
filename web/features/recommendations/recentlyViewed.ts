import { ownedList } from '../../app/session/ownedList.js';

/**
 * The local storage key of the recently viewed products, which are stored on this device alone until a
 * log-out.
 */
export const recentlyViewedKey = 'seen';

export const maxRecentlyViewed = 20;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** The ids of the recently viewed products, the most recent first. */
export const recentlyViewed = ownedList(recentlyViewedKey, maxRecentlyViewed, isId);

/** Moves a product to the start of the recently viewed products. */
export const rememberViewed = (userId: string | undefined, id: string): void => {
  const before = recentlyViewed.read(userId);
  if (before[0] === id && recentlyViewed.isOf(userId)) return;
  recentlyViewed.write(userId, [id, ...before.filter((other) => other !== id)]);
};
