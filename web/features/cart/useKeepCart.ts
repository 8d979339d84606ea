import { useEffect } from 'react';
import { onOtherTab } from '../../app/session/storage.js';
import { useSession } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';
import { guestCartRead } from './cartSlice.js';
import { guestCartKey, readGuestCart } from './guestCart.js';
import { mergeGuestCart } from './mergeGuestCart.js';

/**
 * Reads the guest's cart from the storage, updates it when another tab changes it, and merges it into the
 * account's cart after a login. Use it once in an app.
 */
export const useKeepCart = (): void => {
  const session = useSession();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = () => dispatch(guestCartRead(readGuestCart()));
    if (session === 'anonymous') read();
    if (session === 'customer') void dispatch(mergeGuestCart());
    return onOtherTab([guestCartKey], read);
  }, [session, dispatch]);
};
