import type { MergeResult } from '../../../contract/cart.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { shopIsBack } from '../../app/net/onlineStatus.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead } from './cartSlice.js';
import { isOffline, reloadCart } from './changeCart.js';
import { readGuestCart } from './guestCart.js';
import { confirmMerge, nextMerge } from './guestMerge.js';

const notLoaded = () => undefined; // its own failure is logged

const tell = ({ added, capped, gone }: MergeResult) => {
  const { cart, orderPages } = words().web;
  if (added > 0) notice.success(cart.merged);
  for (const { name, quantity } of capped)
    notice.neutral(
      quantity > 0
        ? fill(cart.mergedCapped, { count: quantity, name })
        : fill(orderPages.againSoldOut, { list: name }),
    );
  if (gone > 0) notice.neutral(cart.mergedGone);
};

/**
 * Merges the guest's cart, kept until confirmed, into the account's, loads that and tells the customer the result.
 * @returns false if the shop cannot be reached, so that the guest's cart must wait
 */
export const sendGuestCart = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  exclusive('merge', async () => {
    const isCustomer = () => getState().session.status === 'customer';
    // Read under the lock, because another tab may have been faster. After a log-out the stored cart is a new
    // one.
    const next = () => (isCustomer() ? nextMerge() : undefined);
    let isAnswered = true;
    for (let merge = next(); merge; merge = next()) {
      const { data, error } = await dispatch(cartApi.endpoints.mergeCart.initiate(merge));
      if (!data) {
        if (isCustomer() && !getState().session.leaving) notice.neutral(words().web.cart.notMerged);
        isAnswered = !isOffline(error);
        break;
      }
      confirmMerge(merge);
      tell(data);
    }
    if (isCustomer() && !isAnswered) return false;
    if (isCustomer()) await dispatch(reloadCart()).catch(notLoaded);
    dispatch(guestCartRead(isCustomer() ? [] : readGuestCart()));
    return true;
  });

/** Merges the guest's cart as soon as the shop can be reached. */
export const mergeGuestCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  while (!(await dispatch(sendGuestCart()))) await shopIsBack();
};
