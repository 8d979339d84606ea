import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePerson, useSession } from '../../app/session/useSession.js';
import { followSeen, readSeen, rememberSeen, seenNow } from './seen.js';

const nothing = () => '';

/** Ids of the products that were looked at on this device, the last first. */
export const useSeen = (): readonly string[] => {
  const session = useSession();
  const person = usePerson();
  const text = useSyncExternalStore(followSeen, seenNow, nothing);
  // the text stands for what is stored
  return useMemo(() => (session === 'unknown' || !text ? [] : readSeen(person)), [session, person, text]);
};

/** Remembers a product as looked at. */
export const useRememberSeen = (productId: string | undefined): void => {
  const session = useSession();
  const person = usePerson();
  useEffect(() => {
    if (productId && session !== 'unknown') rememberSeen(person, productId);
  }, [productId, session, person]);
};
