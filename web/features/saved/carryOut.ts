import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk } from '../../app/store.js';
import { isOverLimit, readGuestSaved, withChange, writeGuestSaved } from './guestSaved.js';
import { savedApi } from './savedApi.js';
import { guestSavedRead, type SavedChange, saveSettled } from './savedSlice.js';

const { getSaved, updateSaved } = savedApi.endpoints;

const changeGuest =
  (change: SavedChange): AppThunk =>
  (dispatch) => {
    const saved = withChange(readGuestSaved(), change); // not from the store: another tab may have changed it
    if (isOverLimit(saved)) {
      notice.failure(words().errors.listFull);
      return;
    }
    writeGuestSaved(saved);
    dispatch(guestSavedRead(saved));
  };

/** Sends a change. A failure is told, and what the shop has stored is shown again. */
const send =
  (change: SavedChange): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { userId } = getState().session;
    const { error } = await dispatch(updateSaved.initiate(change));
    if (error || getState().session.userId !== userId) return;
    // a list on its way may have been answered before the change
    await dispatch(savedApi.util.getRunningQueryThunk('getSaved', undefined));
    dispatch(savedApi.util.updateQueryData('getSaved', undefined, (saved) => withChange(saved, change)));
    if (!getSaved.select()(getState()).data)
      await dispatch(getSaved.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };

/** Stores a change of a saved product: a customer's at the shop, a guest's in the browser. Changes of a
 * product are sent one at a time, and all tabs change the storage one at a time.
 */
export const carryOut =
  (change: SavedChange): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const isGuest = getState().session.status !== 'customer';
    return exclusive(isGuest ? 'saved' : `saved-${change.productId}`, async () => {
      if (getState().session.status === 'customer') await dispatch(send(change));
      else dispatch(changeGuest(change));
      dispatch(saveSettled(change));
    });
  };
