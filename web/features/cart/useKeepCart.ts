import { useEffect } from 'react';
import { onOtherTab } from '../../app/session/storage.js';
import { useSession, useSessionUserId } from '../../app/session/useSession.js';
import { waitingForShop } from '../../app/net/code.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { useAppDispatch, useAppSelector } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead } from './cartSlice.js';
import { resumeChanges } from './changeCart.js';
import { guestCartKey, readGuestCart } from './guestCart.js';
import { storedLines, storeLines } from './storedCart.js';

const { getCart } = cartApi.endpoints;

const loadMerge = waitingForShop(() => import('./mergeGuestCart.js'));

/** Keeps the account's cart on this device, and shows it from there while the shop cannot be reached. */
const useStoredCart = (): void => {
  const userId = useSessionUserId();
  const { data: lines, error } = useAppSelector(getCart.select());
  const isUnreached = !lines && isFailure(error) && isUnanswered(error);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (lines) storeLines(userId, lines);
  }, [userId, lines]);
  useEffect(() => {
    const stored = isUnreached ? storedLines(userId) : undefined;
    if (stored) void dispatch(cartApi.util.upsertQueryData('getCart', undefined, stored));
  }, [userId, isUnreached, dispatch]);
};

/**
 * Reads the guest's cart from the storage, updates it when another tab changes it, and merges it into the
 * account's cart after a login. Keeps the account's cart on the device. Use it once in an app.
 */
export const useKeepCart = (): void => {
  const session = useSession();
  const dispatch = useAppDispatch();
  useStoredCart();
  useEffect(() => {
    const read = () => dispatch(guestCartRead(readGuestCart()));
    if (session !== 'unknown') read();
    if (session === 'customer') {
      if (readGuestCart().length > 0)
        void loadMerge().then(({ mergeGuestCart }) => dispatch(mergeGuestCart()));
      dispatch(resumeChanges());
    }
    return onOtherTab([guestCartKey], read);
  }, [session, dispatch]);
};
