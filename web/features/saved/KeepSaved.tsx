import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { onOtherTab } from '../../app/session/storage.js';
import { useSession } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';
import { guestSavedKey, readGuestSaved } from './guestSaved.js';
import { savedApi } from './savedApi.js';
import { mergeGuestSaved } from './mergeGuestSaved.js';
import { guestSavedRead } from './savedSlice.js';

/**
 * Loads a customer's saved products, or reads a guest's from the storage, follows what other tabs change, and
 * merges a guest's into the account's after a login. It renders nothing. Use it once in an app.
 */
export default function KeepSaved() {
  const session = useSession();
  const dispatch = useAppDispatch();
  savedApi.useGetSavedQuery(session === 'customer' ? undefined : skipToken, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  useEffect(() => {
    const read = () => dispatch(guestSavedRead(readGuestSaved()));
    read();
    if (session === 'customer') void dispatch(mergeGuestSaved());
    return onOtherTab([guestSavedKey], read);
  }, [session, dispatch]);
  return null;
}
