import { useEffect } from 'react';
import { readJson, writeItem } from '../../app/session/storage.js';

/** The local storage key of the id of the account that had no orders by the shop's last answer. */
const newcomerKey = 'newcomer';

/**
 * Returns whether a customer has bought something. Until the shop has answered, returns true, unless the last
 * answer for this account was no. So room for a row is usually reserved only for customers with orders.
 */
export const useHasBought = (userId: string | undefined, answer: boolean | undefined): boolean => {
  useEffect(() => {
    if (answer !== undefined && userId !== undefined)
      writeItem(newcomerKey, JSON.stringify(answer ? '' : userId));
  }, [answer, userId]);
  return answer ?? (userId === undefined || readJson(newcomerKey) !== userId);
};
