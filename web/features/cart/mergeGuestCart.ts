import type { MergeResult } from '../../../contract/cart.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead } from './cartSlice.js';
import { readGuestCart } from './guestCart.js';
import { confirmMerge, nextMerge } from './guestMerge.js';

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
