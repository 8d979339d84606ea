import { useEffect } from 'react';
import { readJson, writeItem } from '../../app/session/storage.js';

/** The storage key of the account that last had no orders. */
const newcomerKey = 'newcomer';

/**
 * Returns whether a customer has bought something. Until the shop has answered it assumes so, unless the last
 * answer was no. So only customers with orders see a reserved row.
 */
export const useHasBought = (person: string | undefined, answer: boolean | undefined): boolean => {
  useEffect(() => {
    if (answer !== undefined && person !== undefined)
      writeItem(newcomerKey, JSON.stringify(answer ? '' : person));
  }, [answer, person]);
  return answer ?? (person === undefined || readJson(newcomerKey) !== person);
};
