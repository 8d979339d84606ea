import { useEffect } from 'react';
import { readJson, writeItem } from '../../app/session/storage.js';

/** Who was last known to have bought nothing. */
const newcomerKey = 'newcomer';

/**
 * Whether a customer has bought something, as far as one knows: until the shop has answered it is assumed, but of those of whom it
 * said no last time. So a place is held for those who need it and none for the others.
 */
export const useHasBought = (person: string | undefined, answer: boolean | undefined): boolean => {
  useEffect(() => {
    if (answer !== undefined && person !== undefined)
      writeItem(newcomerKey, JSON.stringify(answer ? '' : person));
  }, [answer, person]);
  return answer ?? (person === undefined || readJson(newcomerKey) !== person);
};
