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

/**
 * Puts the guest's cart into the account's and says so; it is forgotten here only once the shop has it (W-18). What was added
 * after an attempt that was not answered goes in a merge of its own.
 */
export const mergeGuestCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  exclusive('merge', async () => {
    // Looked up under the lock: another tab may have been quicker. Who logged out meanwhile has begun another cart.
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
