import { ownedList } from '../../app/session/ownedList.js';

/** Where it is kept: on this device alone, and gone with a log-out as all of a customer's is (S-090). */
export const recentlyViewedKey = 'seen';

/** How many products are remembered. */
export const maxRecentlyViewed = 20;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Ids of the products that were looked at, the last first. */
export const recentlyViewed = ownedList(recentlyViewedKey, maxRecentlyViewed, isId);

/** Puts a product first. */
export const rememberViewed = (person: string | undefined, id: string): void => {
  const before = recentlyViewed.read(person);
  if (before[0] === id && recentlyViewed.isOf(person)) return;
  recentlyViewed.write(person, [id, ...before.filter((other) => other !== id)]);
};
