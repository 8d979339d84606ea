import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { SessionState } from '../../app/session/sessionSlice.js';
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

/**
 * Sends a change. After a failure, which is told, only the shop knows what it has stored: the change may have
 * arrived without its answer. So the list is loaded again.
 */
const send =
  (change: SavedChange): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { userId } = getState().session;
    const isOther = () => getState().session.userId !== userId;
    const { error } = await dispatch(updateSaved.initiate(change));
    if (isOther()) return;
    await dispatch(savedApi.util.getRunningQueryThunk('getSaved', undefined)); // it may be older than the change
    if (isOther()) return;
    const isLoaded = getSaved.select()(getState()).data !== undefined;
    if (error || !isLoaded)
      await dispatch(getSaved.initiate(undefined, { forceRefetch: true, subscribe: false }));
    else dispatch(savedApi.util.updateQueryData('getSaved', undefined, (saved) => withChange(saved, change)));
  };

/** Whose change it is: the session when the button was pressed. */
export type Presser = Pick<SessionState, 'status' | 'userId'>;

const isPresser = (presser: Presser, { status, userId }: SessionState): boolean =>
  (status === 'customer') === (presser.status === 'customer') && userId === presser.userId;

/**
 * Stores a change of a saved product: a customer's at the shop, a guest's in the browser. Changes of a
 * product are sent one at a time, and all tabs change the storage one at a time. A change whose session has
 * ended while it waited is dropped: it belongs neither to the next account nor to a guest.
 */
export const carryOut =
  (change: SavedChange, presser: Presser): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const isCustomer = presser.status === 'customer';
    return exclusive(isCustomer ? `saved-${change.productId}` : 'saved', async () => {
      if (isPresser(presser, getState().session)) {
        if (isCustomer) await dispatch(send(change));
        else dispatch(changeGuest(change));
      }
      dispatch(saveSettled(change));
    });
  };
