import { useEffect } from 'react';
import { onOtherTab } from '../../app/session/storage.js';
import { useSession, useSessionUserId } from '../../app/session/useSession.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead } from './cartSlice.js';
import { resumeChanges } from './changeCart.js';
import { guestCartKey, readGuestCart } from './guestCart.js';
import { readStoredCart, storeLines } from './storedCart.js';
import type { MergeResult } from '../../../contract/cart.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import { confirmMerge, nextMerge } from './guestMerge.js';

const { getCart } = cartApi.endpoints;

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
    const stored = isUnreached ? readStoredCart(userId).lines : undefined;
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
    if (session === 'anonymous') read();
    if (session === 'customer') {
      void dispatch(mergeGuestCart());
      dispatch(resumeChanges());
    }
    return onOtherTab([guestCartKey], read);
  }, [session, dispatch]);
};

const tell = ({ added, capped, gone }: MergeResult) => {
  const { cart } = words().web;
  if (added > 0) notice.success(cart.merged);
  for (const { name, quantity } of capped) notice.neutral(fill(cart.mergedCapped, { count: quantity, name }));
  if (gone > 0) notice.neutral(cart.mergedGone);
};

/** Merges the guest's cart, kept until confirmed, into the account's and tells the customer the result. */
export const mergeGuestCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  exclusive('merge', async () => {
    // Read under the lock, because another tab may have been faster. After a log-out the stored cart is a new
    // one.
    const next = () => (getState().session.status === 'customer' ? nextMerge() : undefined);
    for (let merge = next(); merge; merge = next()) {
      const answer = await dispatch(cartApi.endpoints.mergeCart.initiate(merge));
      if (answer.error || !answer.data) {
        const { status, leaving } = getState().session;
        if (status === 'customer' && !leaving) notice.neutral(words().web.cart.notMerged);
        return;
      }
      confirmMerge(merge);
      tell(answer.data);
    }
    dispatch(guestCartRead(readGuestCart()));
  });
