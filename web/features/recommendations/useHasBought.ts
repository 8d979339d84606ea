import { useEffect } from 'react';
import { readJson, writeItem } from '../../app/session/storage.js';

/** The storage key of the account that last had no orders. */
const newcomerKey = 'newcomer';

/**
 * Returns whether a customer has bought something. Until the shop has answered it assumes so, unless the last
 * answer was no. So only customers with orders see a reserved row.
 */
export const useHasBought = (userId: string | undefined, answer: boolean | undefined): boolean => {
  useEffect(() => {
    if (answer !== undefined && userId !== undefined)
      writeItem(newcomerKey, JSON.stringify(answer ? '' : userId));
  }, [answer, userId]);
  return answer ?? (userId === undefined || readJson(newcomerKey) !== userId);
};
