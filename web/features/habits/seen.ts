import { ownedList } from '../../app/session/ownedList.js';

/** Where it is kept: on this device alone, and gone with a log-out as all of a customer's is (S-090). */
export const seenKey = 'seen';

/** How many products are remembered. */
export const mostSeen = 20;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Ids of the products that were looked at, the last first. */
export const seenList = ownedList(seenKey, mostSeen, isId);

/** Puts a product first. */
export const rememberSeen = (person: string | undefined, id: string): void => {
  const before = seenList.read(person);
  if (before[0] === id && seenList.isOf(person)) return;
  seenList.write(person, [id, ...before.filter((other) => other !== id)]);
};
