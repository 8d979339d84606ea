import { useEffect, useRef } from 'react';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { usePerson, useSession } from '../../app/session/useSession.js';
import { rememberSeen, seenList } from './seen.js';

/** Ids of the products that were looked at on this device, the last first. */
export const useSeen = (): readonly string[] => useOwnedList(seenList);

/**
 * Remembers a product as looked at, once each time that one comes to it, by whoever is there then: should the session end while it
 * is looked at, what was a customer's does not become everybody's. For the screen itself, which stays while its product loads anew.
 */
export const useRememberSeen = (productId: string | undefined): void => {
  const session = useSession();
  const person = usePerson();
  const remembered = useRef<string>(undefined);
  useEffect(() => {
    if (!productId || session === 'unknown' || remembered.current === productId) return;
    remembered.current = productId;
    rememberSeen(person, productId);
  }, [productId, session, person]);
};
