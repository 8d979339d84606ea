import type { MergeResult } from '../../../contract/cart.js';
import { texts } from '../../../contract/texts/en.js';
import { fill } from '../../../contract/texts/fill.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestCartRead } from './cartSlice.js';
import { readGuestCart, writeGuestCart } from './guestCart.js';

const words = texts.web.cart;

const tell = ({ added, capped, gone }: MergeResult) => {
  if (added > 0) notice.success(words.merged);
  for (const { name, quantity } of capped)
    notice.neutral(fill(words.mergedCapped, { count: quantity, name }));
  if (gone > 0) notice.neutral(words.mergedGone);
};

/** Puts the guest's cart into the account's and says so; it is forgotten here only once the shop has it (W-18). */
export const mergeGuestCart = (): AppThunk<Promise<void>> => (dispatch) =>
  exclusive('merge', async () => {
    const lines = readGuestCart(); // read under the lock: another tab may have been quicker
    if (lines.length === 0) {
      dispatch(guestCartRead([]));
      return;
    }
    const sent = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const answer = await dispatch(cartApi.endpoints.mergeCart.initiate({ lines: sent }));
    if (answer.error || !answer.data) {
      notice.neutral(words.notMerged);
      return;
    }
    writeGuestCart([]);
    dispatch(guestCartRead([]));
    tell(answer.data);
  });
