import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk } from '../../app/store.js';
import { readGuestSaved, writeGuestSaved } from './guestSaved.js';
import { savedApi } from './savedApi.js';
import { guestSavedRead } from './savedSlice.js';

/**
 * Merges a guest's saved products, which stay in the browser until the shop has answered, into the account's.
 * A repeat changes nothing at the shop.
 */
export const mergeGuestSaved = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  exclusive('saved-merge', async () => {
    const products = readGuestSaved(); // under the lock, because another tab may have been faster
    const { status, userId } = getState().session;
    if (status !== 'customer' || products.length === 0) return;
    const { data } = await dispatch(savedApi.endpoints.mergeSaved.initiate({ products }));
    const session = getState().session;
    if (!data) {
      if (session.status === 'customer' && !session.leaving) notice.neutral(words().web.saved.notMerged);
      return;
    }
    const sent = new Set(products.map((product) => JSON.stringify(product)));
    writeGuestSaved(readGuestSaved().filter((product) => !sent.has(JSON.stringify(product))));
    dispatch(guestSavedRead(readGuestSaved()));
    if (session.userId !== userId) return;
    await dispatch(savedApi.util.getRunningQueryThunk('getSaved', undefined));
    await dispatch(savedApi.util.upsertQueryData('getSaved', undefined, data.products));
    if (data.left > 0) notice.neutral(words().web.saved.full);
  });
